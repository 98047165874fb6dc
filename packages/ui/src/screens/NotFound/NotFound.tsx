import { Art, Container, Heading, LinkButton, Stack, Text, Tile } from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { copy } from './NotFound.copy.ts';
import { page, picture } from './NotFound.css.ts';

/** The screen of unknown paths (spec section 2). */
export function NotFoundScreen() {
  useScrollRestoration();
  return (
    <main className={page}>
      <PageMeta title={copy.title} unlisted />
      <Container width="form">
        <Stack space={16} align="center">
          <div className={picture}>
            <Tile tint="blue" label="404">
              <Art name="sneakers" sizes="160px" />
            </Tile>
          </div>
          <Heading level={1} align="center" focusable>
            {copy.title}
          </Heading>
          <Text tone="secondary" align="center">
            {copy.text}
          </Text>
          <LinkButton label={copy.home} href="/" emphasis="primary" size="large" />
        </Stack>
      </Container>
    </main>
  );
}
