import { productsPath } from '@naap/state';
import { useState } from 'react';
import { Art, CategoryTile, Grid, Heading, LeftRail, Stack } from '../../components/index.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { PageMeta } from '../shared/PageMeta.tsx';
import { useScrollMemory } from '../shared/useScrollMemory.ts';
import { categoryTree, type Gender, genders } from './Categories.content.ts';
import { copy } from './Categories.copy.ts';
import { columns, panel } from './Categories.css.ts';

const PANEL_ID = 'category-groups';

/** Every category by gender and group; an item opens the products with all three tags (spec section 2). */
export function CategoriesScreen() {
  useScrollMemory();
  const [gender, setGender] = useState<Gender>("Women's Wear");
  return (
    <>
      <PageMeta title={copy.title} />
      <main>
        <PageHeader title={copy.title} />
        <div className={columns}>
          <LeftRail
            label={copy.rail}
            tabs={genders.map((value) => ({ value, label: value }))}
            value={gender}
            onValueChange={setGender}
            panelId={PANEL_ID}
          />
          <div id={PANEL_ID} className={panel} role="tabpanel" aria-label={gender}>
            {categoryTree[gender].map(({ title, items }) => (
              <Stack key={title} as="section" space={12}>
                <Heading level={2}>{title}</Heading>
                <Grid columns={3} narrow={2} tablet={4} space={12} rowSpace={16} as="ul" label={title}>
                  {items.map(({ name, art }) => (
                    <li key={name}>
                      <CategoryTile
                        href={productsPath({ selectedTags: [gender, title, name] })}
                        label={name}
                        labelPlacement="below"
                        shape="portrait"
                        picture={
                          <Art
                            name={art}
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
