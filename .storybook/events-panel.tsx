import { type CommerceEvent, EVENTS_CHANNEL } from '@naap/ui/fixtures/events-channel';
import { useState } from 'react';
import { AddonPanel, EmptyTabContent, SyntaxHighlighter } from 'storybook/internal/components';
import { addons, types, useChannel } from 'storybook/manager-api';

const ID = 'naap/events';

/** Adds the panel "Events", which lists the commerce events of the story, oldest first. */
export function registerEventsPanel(): void {
  addons.register(ID, () => {
    addons.add(`${ID}/panel`, {
      type: types.PANEL,
      title: 'Events',
      render: ({ active = false }) => (
        <AddonPanel active={active}>
          <Events />
        </AddonPanel>
      ),
    });
  });
}

function Events() {
  const [events, setEvents] = useState<readonly CommerceEvent[]>([]);
  useChannel({ [EVENTS_CHANNEL]: setEvents, storyChanged: () => setEvents([]) });
  if (events.length === 0) return <EmptyTabContent title="The story has sent no commerce events." />;
  return (
    <ol>
      {events.map((event, index) => (
        <li key={index}>
          <details>
            <summary>{event.name}</summary>
            <SyntaxHighlighter language="json" copyable>
              {JSON.stringify(event.params, null, 2)}
            </SyntaxHighlighter>
          </details>
        </li>
      ))}
    </ol>
  );
}
