import { m } from '@naap/messages';
import { Art, Container, Heading, LinkButton, Stack, Text, Tile } from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { page, picture } from './NotFound.css.ts';

/** The screen of unknown paths (spec section 2). */
export function NotFoundScreen() {
  useScrollRestoration();
  return (
    <main className={page}>
      <PageMeta title={m.not_found_title()} unlisted />
      <Container width="form">
        <Stack space={16} align="center">
          <div className={picture}>
            <Tile tint="blue" label="404">
              <Art name="sneakers" sizes="160px" />
            </Tile>
          </div>
          <Heading level={1} align="center" focusable>
            {m.not_found_title()}
          </Heading>
          <Text tone="secondary" align="center">
            {m.not_found_text()}
          </Text>
          <LinkButton label={m.not_found_home()} href="/" emphasis="primary" size="large" />
          <LinkButton label={m.site_search_label()} href="/search-page" emphasis="quiet" size="medium" />
        </Stack>
      </Container>
    </main>
  );
}
