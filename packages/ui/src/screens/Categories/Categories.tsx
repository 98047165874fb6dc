import { m } from '@naap/messages';
import { productsPath, useContent } from '@naap/state';
import { useSearchParams } from 'react-router-dom';
import { CategoryTile, ContentPicture, Grid, Heading, LeftRail, Stack } from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { columns, panel } from './Categories.css.ts';
import { PageHeader } from './PageHeader.tsx';

const PANEL_ID = 'category-groups';

/** Returns the group in the URL, `?group=men` for "Men's Wear", and its setter. Back and a reload restore the group. */
function useGroup(): [string | null, (tag: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (tag: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.set('group', groupOf(tag));
        return changed;
      },
      { replace: true },
    );
  return [params.get('group'), choose];
}

/** Returns 'men' for "Men's Wear". A tag without a possessive becomes one slug: 'kids-wear' for 'Kids Wear'. */
function groupOf(tag: string): string {
  return tag
    .trim()
    .toLowerCase()
    .replace(/['’]s\b.*/, '')
    .replace(/\s+/g, '-');
}

/** All categories by gender and group; an item opens the products with all three tags (spec section 2). */
export function CategoriesScreen() {
  useScrollRestoration();
  const { categories } = useContent();
  const [chosen, choose] = useGroup();
  const gender = categories.find(({ tag }) => groupOf(tag) === chosen) ?? categories[0];
  if (!gender) return null;
  return (
    <>
      <PageMeta title={m.categories_title()} />
      <main>
        <PageHeader title={m.categories_title()} />
        <div className={columns}>
          <LeftRail
            label={m.categories_rail()}
            tabs={categories.map(({ tag, label }) => ({ value: tag, label }))}
            value={gender.tag}
            onValueChange={choose}
            panelId={PANEL_ID}
          />
          <div id={PANEL_ID} className={panel} role="tabpanel" aria-label={gender.label}>
            {gender.groups.map(({ label: title, tag: group, items }) => (
              <Stack key={title} as="section" space={12}>
                <Heading level={2}>{title}</Heading>
                <Grid columns={3} narrow={2} tablet={4} space={12} rowSpace={16} as="ul" label={title}>
                  {items.map(({ label, tag, picture }) => (
                    <li key={label}>
                      <CategoryTile
                        href={productsPath({ selectedTags: [gender.tag, group, tag] })}
                        label={label}
                        labelPlacement="below"
                        shape="portrait"
                        picture={
                          <ContentPicture
                            picture={picture}
                            sizes="(min-width: 1280px) 235px, (min-width: 600px) 18vw, calc(33vw - 48px)"
                          />
                        }
                      />
                    </li>
                  ))}
                </Grid>
              </Stack>
            ))}
          </div>
        </div>
      </main>
    </>
  );
}
