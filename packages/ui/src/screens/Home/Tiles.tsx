import type { ContentTile } from '@naap/state';
import { CategoryTile, ContentPicture, Grid } from '../../components/index.ts';
import { contentTargetPath } from '../navigation/paths.ts';

/** A grid of links to categories and collections. */
export function Tiles({ label, items }: { label: string; items: readonly ContentTile[] }) {
  return (
    <Grid columns={4} space={8} as="ul" label={label}>
      {items.map(({ label: name, picture, ...target }) => (
        <li key={name}>
          <CategoryTile
            href={contentTargetPath(target)}
            label={name}
            shape="square"
            labelPlacement="belowOnPhone"
            picture={
              <ContentPicture picture={picture} sizes="(min-width: 1280px) 300px, calc(25vw - 14px)" />
            }
          />
        </li>
      ))}
    </Grid>
  );
}
