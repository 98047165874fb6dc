import { naap, parseContent } from '@naap/content';
import { memoryStorage } from '@naap/fixtures/fake-clients';
import { type Remotes, setRemotes } from '@naap/fixtures/remotes';
import { addressesOf, cartOf, staffOf } from '@naap/fixtures/seeds';
import { createShopFixture, type ShopFixture, shopper, staffUsers } from '@naap/fixtures/shop';
import { getLocale } from '@naap/messages/runtime';
import { App } from '@naap/shop/app';
import { StateProvider } from '@naap/state';
import { StaffProvider } from '@naap/state/staff';
import { Staff } from '@naap/ui/counter';
import { AppProviders } from '@naap/ui/screens/app-frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fireEvent, waitFor, within } from 'storybook/test';

declare global {
  interface Window {
    /** The remotes of the story that shows this window in a frame. */
    storyRemotes?: Remotes;
  }
}

/** The people of an order. */
const people = {
  shopper,
  counter: staffUsers.manager,
  rider: staffUsers.rider,
} as const;
type Person = keyof typeof people;

interface PersonProps {
  readonly person: Person;
}

/** The app of one person. In a frame, all of them have the same backend. */
const meta = {
  component: PersonApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof PersonApp>;

export default meta;
type Story = StoryObj<typeof meta>;

function PersonApp({ person }: PersonProps) {
  const [opening] = useState(() => open(person));
  return (
    <Suspense fallback={null}>
      <OpenedApp person={person} opening={opening} />
    </Suspense>
  );
}

async function open(person: Person): Promise<ShopFixture> {
  const fixture = createShopFixture({ signedIn: true, user: people[person] });
  const storyRemotes = window.frameElement?.ownerDocument.defaultView?.storyRemotes;
  if (storyRemotes) setRemotes(inThisWindow(storyRemotes));
  else await prepare(fixture);
  return fixture;
}

/** Fills the bag of the shopper, who has an address, and lets the staff work. */
async function prepare(fixture: ShopFixture): Promise<void> {
  await staffOf(fixture);
  await addressesOf(1)(fixture);
  await cartOf(2)(fixture);
}

/** Returns remotes that answer with responses of this window, because MSW does not know those of another one. */
function inThisWindow(remotes: Remotes): Remotes {
  const from = (remote: Remotes['backend']): Remotes['backend'] => ({
    async fetch(request) {
      const { status, headers, body } = await remote.fetch(request);
      return new Response(body && (await new Response(body).arrayBuffer()), {
        status,
        headers: [...headers],
      });
    },
  });
  const { backend, sandbox, identity } = remotes;
  return { backend: from(backend), sandbox: from(sandbox), identity: from(identity) };
}

function OpenedApp({ person, opening }: PersonProps & { opening: Promise<ShopFixture> }) {
  const { clients, staffApi, sandbox } = use(opening);
  const [content] = useState(() => parseContent(naap, 'The content of the story', getLocale()));
  const [storage] = useState(() => memoryStorage());
  if (person === 'shopper') {
    return (
      <MemoryRouter initialEntries={['/checkout']}>
        <App clients={clients} content={content} siteUrl="" smsInboxUrl={sandbox.urls.inbox} />
      </MemoryRouter>
    );
  }
  return (
    <MemoryRouter>
      <StateProvider clients={clients} content={content} storage={storage} sessionStorage={storage}>
        <StaffProvider staffApi={staffApi}>
          <AppProviders>
            <Suspense fallback={null}>
              <Staff />
            </Suspense>
          </AppProviders>
        </StaffProvider>
      </StateProvider>
    </MemoryRouter>
  );
}

const longTimeout = { timeout: 30_000 };

export const Shopper: Story = {
  args: { person: 'shopper' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Place Order' }, longTimeout)).toBeVisible();
  },
};

export const Counter: Story = {
  args: { person: 'counter' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to pack', {}, longTimeout)).toBeVisible();
  },
};

export const Rider: Story = {
  args: { person: 'rider' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main')).toBeVisible(), longTimeout);
  },
};

const frames = [
  { person: 'shopper', title: 'Shopper', width: 390 },
  { person: 'counter', title: 'Counter', width: 1280 },
  { person: 'rider', title: 'Rider', width: 390 },
] as const;

/** Shows the three apps beside each other, over the backend of this story. */
function Evening() {
  const [opening] = useState(async () => {
    const fixture = createShopFixture();
    await prepare(fixture);
    const { backend, sandbox } = fixture;
    window.storyRemotes = { backend, sandbox: sandbox.site, identity: sandbox.identity };
  });
  return (
    <Suspense fallback={null}>
      <Frames opening={opening} />
    </Suspense>
  );
}

function Frames({ opening }: { opening: Promise<void> }) {
  use(opening);
  return (
    <main style={{ display: 'flex', gap: 16, overflowX: 'auto' }}>
      {frames.map(({ person, title, width }) => (
        <iframe
          key={person}
          title={title}
          src={`./iframe.html?id=flows-fromtaptodoor--${person}&viewMode=story`}
          data-framed-story=""
          style={{ flex: 'none', inlineSize: width, blockSize: 844, border: '1px solid' }}
        />
      ))}
    </main>
  );
}

/** The content of a frame, and its controls. */
function appOf(canvasElement: HTMLElement, title: string) {
  const body = () => {
    const frame = canvasElement.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`);
    if (!frame?.contentDocument?.body) throw new Error(`There is no frame ${title}.`);
    return within(frame.contentDocument.body);
  };
  return {
    see: (text: string | RegExp) => waitFor(() => body().getAllByText(text)[0], longTimeout),
    press: async (name: string | RegExp) => {
      const button = await waitFor(() => {
        const [found] = body().getAllByRole('button', { name });
        if (!found || found.matches(':disabled, [aria-disabled=true]'))
          throw new Error(`${name} is disabled.`);
        return found;
      }, longTimeout);
      fireEvent.click(button);
    },
    body,
  };
}

/** An order from the tap on Place Order to the door, played by hand: shopper, counter and rider have one backend. */
export const FromTapToDoor: Story = {
  args: { person: 'shopper' },
  render: () => <Evening />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const phone = appOf(canvasElement, 'Shopper');
    const counter = appOf(canvasElement, 'Counter');
    await counter.see('Nothing to pack');
    await phone.press('Place Order');
    await phone.see(/Order Placed Successfully!/);
    await counter.see(/^#\d+$/);
  },
};
