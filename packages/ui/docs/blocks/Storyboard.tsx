import { useEffect, useState } from 'react';
import { Text } from '../../src/components/Text/index.ts';
import { Block } from './Block.tsx';
import { Scene } from './Scene.tsx';
import { row } from './Storyboard.css.ts';
import { type IndexEntry, loadIndex } from './story-index.ts';

interface StoryboardProps {
  label: string;
  /** The steps of the flow: a caption and the id of the story that shows the step. */
  scenes: readonly (readonly [text: string, story: string])[];
}

/** Shows the steps of a flow side by side, each as a live story. Throws if a story does not exist. */
export function Storyboard({ label, scenes }: StoryboardProps) {
  const [entries, setEntries] = useState<ReadonlyMap<string, IndexEntry>>();
  useEffect(() => {
    void loadIndex().then(setEntries);
  }, []);
  const missing = entries && scenes.find(([, story]) => !entries.has(story));
  if (missing)
    throw new Error(`The storyboard "${label}" refers to ${missing[1]}, but no story has this id.`);

  return (
    <Block>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={row} aria-label={label} tabIndex={0}>
        {scenes.map(([text, story], index) => (
          <Scene key={story} story={story} name={entries?.get(story)?.name ?? story}>
            <Text size="small">{`${index + 1}. ${text}`}</Text>
          </Scene>
        ))}
      </section>
    </Block>
  );
}
