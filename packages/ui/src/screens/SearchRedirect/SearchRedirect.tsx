import { m } from '@naap/messages';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Container, Heading } from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { searchPath } from '../navigation/paths.ts';
import { page } from './SearchRedirect.css.ts';

/** Redirects /search?q=… to the product list (spec section 2, "Redirect page"). */
export function SearchRedirectScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const destination = searchPath(params.get('q') ?? '');

  useEffect(() => {
    navigate(destination, { replace: true });
  }, [destination, navigate]);

  return (
    <main className={page} aria-busy="true">
      <PageMeta title={m.search_redirect_redirecting()} unlisted />
      <Container width="form">
        <Heading level={1} size="h2" align="center">
          {m.search_redirect_redirecting()}
        </Heading>
      </Container>
    </main>
  );
}
