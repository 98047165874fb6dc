import { languageNames } from '@naap/messages/languages';
import { baseLocale } from '@naap/messages/runtime';
import { useEffect, useId, useState } from 'react';
import { Heading, Stack, Text } from '../../src/components/index.ts';
import { featureStates } from '../../src/feature-states.ts';
import type { State } from '../../src/state-list.ts';
import { states } from '../../src/states.ts';
import { Block } from './Block.tsx';
import { assertionOf, testOf } from './Coverage.tsx';
import { Scene } from './Scene.tsx';
import { board, select, setting, settings } from './StateBoard.css.ts';
import { type IndexEntry, loadIndex, storiesByState } from './story-index.ts';

/** What the board's switches offer: the title of each value. The first one is preset. */
const CHOICES = {
  theme: { light: 'Light', dark: 'Dark' },
  width: { 390: '390 px', 320: '320 px', 768: '768 px', 1280: '1280 px' },
  language: { [baseLocale]: languageNames[baseLocale], ...languageNames },
  textSize: { regular: '100 %', large: '130 %', double: '200 %' },
};
type Setting = keyof typeof CHOICES;

const TITLES: Record<Setting, string> = {
  theme: 'Theme',
  width: 'Width',
  language: 'Language',
  textSize: 'Size of text',
};

const PRESET = { theme: 'light', width: '390', language: baseLocale, textSize: 'regular' };

/** Where the states of a board are shown: the index of stories, and the story that names a state. */
interface Stories {
  readonly index: ReadonlyMap<string, IndexEntry>;
  readonly ofState: ReadonlyMap<string, string>;
}

/** Shows each state of some groups of states as a small live story, with switches for theme, width, language and size of text. */
export function StateBoard({ groups }: { groups: readonly string[] }) {
  const [stories, setStories] = useState<Stories>();
  const [chosen, setChosen] = useState<Readonly<Record<Setting, string>>>(PRESET);
  const id = useId();
  useEffect(() => {
    void Promise.all([loadIndex(), storiesByState()]).then(([index, ofState]) =>
      setStories({ index, ofState }),
    );
  }, []);

  const shown = [...states, ...featureStates];
  return (
    <Block>
      <Stack space={32}>
        <fieldset className={settings} aria-label="How the states are shown">
          {(Object.keys(TITLES) as Setting[]).map((name) => (
            <label key={name} className={setting} htmlFor={`${id}-${name}`}>
              <Text size="small">{TITLES[name]}</Text>
              <select
                id={`${id}-${name}`}
                className={select}
                value={chosen[name]}
                onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
              >
                {Object.entries(CHOICES[name]).map(([value, title]) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
        {stories ? (
          groups.map((group) => (
            <Group
              key={group}
              name={group}
              states={shown.filter((state) => state.id.startsWith(`${group}--`))}
              stories={stories}
              chosen={chosen}
            />
          ))
        ) : (
          <Text tone="secondary">Reading the parameters of all stories …</Text>
        )}
      </Stack>
    </Block>
  );
}

interface GroupProps {
  name: string;
  states: readonly State[];
  stories: Stories;
  chosen: Readonly<Record<Setting, string>>;
}

/** The states of a group, and what a unit test shows. A story that goes through several states is shown once. */
function Group({ name, states: ofGroup, stories, chosen }: GroupProps) {
  const { width, ...globals } = chosen;
  const settingsInUrl = Object.entries(globals)
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
  const byStory = Map.groupBy(ofGroup, ({ id }) => stories.ofState.get(id));
  const words = name.replaceAll('-', ' ');
  return (
    <Stack space={16} as="section">
      <Heading level={2}>{`${words.charAt(0).toUpperCase()}${words.slice(1)}: ${ofGroup.length}`}</Heading>
      <div className={board}>
        {[...byStory].map(([story, shown]) =>
          story === undefined ? null : (
            <Scene
              key={`${story} ${settingsInUrl} ${width}`}
              story={story}
              name={stories.index.get(story)?.name ?? story}
              globals={settingsInUrl}
              width={Number(width)}
            >
              {shown.map((state) => (
                <Text key={state.id} size="small">
                  {'fact' in state.assertion ? state.state : assertionOf(state)}
                </Text>
              ))}
            </Scene>
          ),
        )}
      </div>
      {byStory.get(undefined)?.map((state) => (
        <Text key={state.id} size="small" tone="secondary">
          {`${state.state}: ${testOf(state) ?? 'no story'}`}
        </Text>
      ))}
    </Stack>
  );
}
