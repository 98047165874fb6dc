import { languageNames } from '@naap/messages/languages';
import { baseLocale } from '@naap/messages/runtime';
import { useEffect, useId, useState } from 'react';
import { Heading } from '../../src/components/Heading/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { featureStates } from '../../src/feature-states.ts';
import type { State } from '../../src/state-list.ts';
import { states } from '../../src/states.ts';
import { Block } from './Block.tsx';
import { assertionOf, testOf } from './Coverage.tsx';
import { Scene } from './Scene.tsx';
import { board, select, setting, settings } from './StateBoard.css.ts';
import { type IndexEntry, loadIndex, statesOfStories, storiesOfScreen } from './story-index.ts';

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

/** Key in session storage of what was chosen on the board before. */
const CHOSEN_KEY = 'board';
const PRESET = { theme: 'light', width: '390', language: baseLocale, textSize: 'regular' };

const allStates: readonly State[] = [...states, ...featureStates];

/** Where the states of a board are shown: the index of stories, the stories of the screen, and the story that names a state. */
interface Stories {
  readonly index: ReadonlyMap<string, IndexEntry>;
  readonly ofScreen: readonly string[];
  readonly ofState: ReadonlyMap<string, string>;
}

interface StateBoardProps {
  /** The screen's title in the sidebar: 'Screens/Checkout'. */
  screen: string;
  /** The groups of states: 'checkout'. */
  groups: readonly string[];
}

/** Shows each state of a screen as a small live story, with switches for theme, width, language and size of text. */
export function StateBoard({ screen, groups }: StateBoardProps) {
  const [stories, setStories] = useState<Stories>();
  const [chosen, setChosen] = useState<Readonly<Record<Setting, string>>>(readChosen);
  const id = useId();
  function choose(next: Readonly<Record<Setting, string>>) {
    setChosen(next);
    sessionStorage.setItem(CHOSEN_KEY, JSON.stringify(next));
  }
  useEffect(() => {
    async function load() {
      const index = await loadIndex();
      const ofScreen = storiesOfScreen(screen, index);
      const ofState = await statesOfStories(ofScreen);
      setStories({ index, ofScreen, ofState });
    }
    void load();
  }, [screen]);

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
                onChange={({ target }) => choose({ ...chosen, [name]: target.value })}
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
          <>
            {groups.map((group) => (
              <Group
                key={group}
                name={group}
                states={allStates.filter(({ id }) => id.startsWith(`${group}--`))}
                stories={stories}
                chosen={chosen}
              />
            ))}
            <Others stories={stories} chosen={chosen} groups={groups} />
          </>
        ) : (
          <Text tone="secondary">Reading the stories …</Text>
        )}
      </Stack>
    </Block>
  );
}

/** Returns what was chosen on the board before, so that the next board, and this one after a reload, shows the same. */
function readChosen(): Readonly<Record<Setting, string>> {
  const stored: object = JSON.parse(sessionStorage.getItem(CHOSEN_KEY) ?? '{}');
  return { ...PRESET, ...stored };
}

interface PartProps {
  stories: Stories;
  chosen: Readonly<Record<Setting, string>>;
}

interface GroupProps extends PartProps {
  name: string;
  states: readonly State[];
}

/** The states of a group, and what a unit test shows. A story that goes through several states is shown once. */
function Group({ name, states: ofGroup, stories, chosen }: GroupProps) {
  const byStory = Map.groupBy(ofGroup, ({ id }) => stories.ofState.get(id));
  const words = name.replaceAll('-', ' ');
  const captions = [...byStory].flatMap(([story, shown]) =>
    story === undefined
      ? []
      : [
          [
            story,
            shown.map((state) => ('fact' in state.assertion ? state.state : assertionOf(state))),
          ] as const,
        ],
  );
  return (
    <Stack space={16} as="section">
      <Heading level={2}>{`${words.charAt(0).toUpperCase()}${words.slice(1)}: ${ofGroup.length}`}</Heading>
      <Scenes captions={captions} stories={stories} chosen={chosen} />
      {byStory.get(undefined)?.map((state) => (
        <Text key={state.id} size="small" tone="secondary">
          {`${state.state}: ${testOf(state) ?? 'shown by another screen, see Spec coverage'}`}
        </Text>
      ))}
    </Stack>
  );
}

/** The stories of the screen that show no state of the groups, such as other widths and languages. */
function Others({ groups, stories, chosen }: PartProps & { groups: readonly string[] }) {
  const shown = new Set(
    allStates.flatMap(({ id }) =>
      groups.some((group) => id.startsWith(`${group}--`)) ? (stories.ofState.get(id) ?? []) : [],
    ),
  );
  const others = stories.ofScreen.filter((story) => !shown.has(story));
  if (others.length === 0) return null;
  return (
    <Stack space={16} as="section">
      <Heading level={2}>{`Further stories: ${others.length}`}</Heading>
      <Scenes captions={others.map((story) => [story, []] as const)} stories={stories} chosen={chosen} />
    </Stack>
  );
}

interface ScenesProps extends PartProps {
  /** Each story with the lines below it. */
  captions: readonly (readonly [story: string, lines: readonly string[]])[];
}

function Scenes({ captions, stories, chosen: { width, ...globals } }: ScenesProps) {
  const settingsInUrl = Object.entries(globals)
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
  return (
    <div className={board}>
      {captions.map(([story, lines]) => (
        <Scene
          key={`${story} ${settingsInUrl} ${width}`}
          story={story}
          name={stories.index.get(story)?.name ?? story}
          globals={settingsInUrl}
          width={Number(width)}
        >
          {lines.map((line) => (
            <Text key={line} size="small">
              {line}
            </Text>
          ))}
        </Scene>
      ))}
    </div>
  );
}
