import { useEffect, useState } from 'react';
import { Link, Stack, Text } from '../../src/components/index.ts';
import { Block } from './Block.tsx';
import { frame, row, scene, screen } from './Storyboard.css.ts';
import { type IndexEntry, loadIndex, storyHref } from './story-index.ts';

interface StoryboardProps {
  label: string;
  /** What happens, in order, and the id of the story that shows it. */
  scenes: readonly (readonly [words: string, story: string])[];
}

/** The screens of a flow side by side, each the story itself. A story that does not exist fails the page. */
export function Storyboard({ label, scenes }: StoryboardProps) {
  const [entries, setEntries] = useState<ReadonlyMap<string, IndexEntry>>();
  useEffect(() => {
    void loadIndex().then(setEntries);
  }, []);
  const missing = entries && scenes.find(([, story]) => !entries.has(story));
  if (missing) throw new Error(`The storyboard "${label}" shows ${missing[1]}, and there is no such story.`);

  return (
    <Block>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={row} aria-label={label} tabIndex={0}>
        {scenes.map(([words, story], index) => (
          <div key={story} className={scene}>
            <div className={screen}>
              {/* Drawn small it is a picture: the links below lead to the story itself. */}
              <iframe
                className={frame}
                title={words}
                src={`iframe.html?id=${story}&viewMode=story`}
                loading="lazy"
                tabIndex={-1}
                inert
              />
            </div>
            <Stack space={2}>
              <Text size="small">
                {index + 1}. {words}
              </Text>
              <Link href={storyHref(story)} label={entries?.get(story)?.name ?? story} />
            </Stack>
          </div>
        ))}
      </section>
    </Block>
  );
}
