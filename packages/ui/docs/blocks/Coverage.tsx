import { useEffect, useState } from 'react';
import { Link } from '../../src/components/Link/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import type { State } from '../../src/state-list.ts';
import { Block } from './Block.tsx';
import { cell, header, scroller, table } from './Coverage.css.ts';
import { storiesByState, storyHref } from './story-index.ts';

export interface CoverageProps {
  /** Accessible name of the table. */
  label: string;
  states: readonly State[];
}

/** Table of states, their assertions, and the stories that show them. */
export function Coverage({ label, states }: CoverageProps) {
  const [storyOf, setStoryOf] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    void storiesByState().then(setStoryOf);
  }, []);
  if (!storyOf) {
    return (
      <Block>
        <Text tone="secondary">Reading the parameters of all stories …</Text>
      </Block>
    );
  }
  const asserted = states.filter((state) => storyOf.has(state.id) || testOf(state) !== undefined);

  return (
    <Block>
      <Stack space={16}>
        <Text weight="strong">
          {asserted.length} of {states.length}
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <section className={scroller} aria-label={label} tabIndex={0}>
          <table className={table}>
            <thead>
              <tr>
                {['State', 'Description', 'Assertion', 'Section', 'Story or test'].map((name) => (
                  <th key={name} scope="col" className={header}>
                    <Text size="micro">{name}</Text>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {states.map((state) => (
                <Row key={state.id} state={state} story={storyOf.get(state.id)} />
              ))}
            </tbody>
          </table>
        </section>
      </Stack>
    </Block>
  );
}

function Row({ state, story }: { state: State; story: string | undefined }) {
  const cells = [state.state, assertionOf(state), state.sections.join(', ')];
  return (
    <tr>
      <th scope="row" className={cell}>
        <Text size="small">{state.id}</Text>
      </th>
      {cells.map((text) => (
        <td key={text} className={cell}>
          <Text size="small">{text}</Text>
        </td>
      ))}
      <td className={cell}>
        {story === undefined ? (
          <Text size="small">{testOf(state) ?? 'none yet'}</Text>
        ) : (
          <Text size="small">
            <Link href={storyHref(story)} label={story} />
          </Text>
        )}
      </td>
    </tr>
  );
}

/** Returns the text that the state shows, in quotes, or the fact that is asserted. */
export function assertionOf({ assertion }: State): string {
  if ('shows' in assertion) return `“${assertion.shows}”`;
  return 'part' in assertion ? `…${assertion.part}…` : assertion.fact;
}

/** Returns the unit test that asserts a state without a story. */
export function testOf({ assertion }: State): string | undefined {
  return 'fact' in assertion ? assertion.test : undefined;
}
