import type { ContentTile } from '@naap/state';
import { CategoryTile, ContentPicture, Grid } from '../../components/index.ts';
import { contentTargetPath } from '../navigation/paths.ts';

/** A grid of links to categories and collections. */
export function Tiles({ label, items }: { label: string; items: readonly ContentTile[] }) {
  return (
    <Grid columns={2} tablet={4} space={8} as="ul" label={label}>
      {items.map(({ label: name, picture, ...target }) => (
        <li key={name}>
          <CategoryTile
            href={contentTargetPath(target)}
            label={name}
            picture={
              <ContentPicture
                picture={picture}
                sizes="(min-width: 1280px) 300px, (min-width: 600px) calc(25vw - 16px), calc(50vw - 20px)"
              />
            }
          />
        </li>
      ))}
    </Grid>
  );
}
