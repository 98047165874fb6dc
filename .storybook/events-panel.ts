import { STORY_EVENTS, type StoryEvents } from '@naap/ui/fixtures/story-events-channel';
import { createElement } from 'react';
import { AddonPanel, EmptyTabContent, SyntaxHighlighter } from 'storybook/internal/components';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons, types, useAddonState } from 'storybook/manager-api';

const ID = 'naap/events';

/** The panel that lists the commerce events of a story. */
addons.register(ID, (api) => {
  const show = (events: StoryEvents) => void api.setAddonState(ID, events);
  api.on(STORY_EVENTS, show);
  api.on(STORY_CHANGED, () => show([]));
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'Events',
    render: ({ active = false }) => createElement(EventsPanel, { active }),
  });
});

// Without JSX: Storybook compiles that of its manager to calls of a global `React`, which does not exist.
function EventsPanel({ active }: { active: boolean }) {
  const [events] = useAddonState<StoryEvents>(ID, []);
  const children =
    events.length === 0
      ? createElement(EmptyTabContent, { title: 'This story has sent no commerce events' })
      : createElement('ol', null, events.map(listItem));
  return createElement(AddonPanel, { active, children });
}

function listItem({ name, params }: StoryEvents[number], index: number) {
  const code = { language: 'json', padded: true, children: JSON.stringify(params, null, 2) } as const;
  return createElement('li', { key: index }, name, createElement(SyntaxHighlighter, code));
}
