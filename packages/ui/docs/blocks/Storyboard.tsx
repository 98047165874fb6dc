import { useEffect, useState } from 'react';
import { Block } from './Block.tsx';
import { Scene } from './Scene.tsx';
import { row } from './Storyboard.css.ts';
import { type IndexEntry, loadIndex } from './story-index.ts';

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
          <Scene
            key={story}
            words={`${index + 1}. ${words}`}
            story={story}
            name={entries?.get(story)?.name ?? story}
          />
        ))}
      </section>
    </Block>
  );
}
