import { naap, parseContent } from '@naap/content';
import { memoryStorage } from '@naap/fixtures/fake-clients';
import { addressesOf, cartOf, staffOf } from '@naap/fixtures/seeds';
import {
  createShopFixture,
  type ShopFixture,
  type ShopRemotes,
  shopper,
  staffUsers,
} from '@naap/fixtures/shop';
import { getLocale } from '@naap/messages/runtime';
import { App } from '@naap/shop/app';
import { StateProvider } from '@naap/state';
import { StaffProvider } from '@naap/state/staff';
import { Staff } from '@naap/ui/counter';
import { within } from '@naap/ui/fixtures/queries';
import { AppProviders } from '@naap/ui/screens/app-frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { expect, fireEvent, waitFor } from 'storybook/test';

declare global {
  interface Window {
    /** The remotes of the story that shows this window in a frame. */
    storyRemotes?: ShopRemotes;
  }
}

/** The window of the story that shows this one in a frame. */
const parentStory = window.frameElement?.hasAttribute('data-framed-story')
  ? window.frameElement.ownerDocument.defaultView
  : null;

/** Removes what the shop has stored in the browser, but not Storybook's own entries. */
function clearShopStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!/storybook/i.test(key)) storage.removeItem(key);
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
  title: 'From tap to door',
  component: PersonApp,
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    if (!parentStory) clearShopStorage();
    // Chromium would open its print dialog.
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  },
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
  const remotes = parentStory?.storyRemotes;
  const fixture = createShopFixture({
    signedIn: true,
    user: people[person],
    ...(remotes && { remotes: inThisWindow(remotes) }),
  });
  if (!remotes) await prepare(fixture);
  return fixture;
}

/** Fills the bag of the shopper, who has an address, and lets the staff work. */
async function prepare(fixture: ShopFixture): Promise<void> {
  await staffOf(fixture);
  await addressesOf(1)(fixture);
  await cartOf(2)(fixture);
}

/** Returns remotes that answer with responses of this window, because MSW does not know those of another one. */
function inThisWindow(remotes: ShopRemotes): ShopRemotes {
  const from = (remote: ShopRemotes['backend']): ShopRemotes['backend'] => ({
    async fetch(request) {
      const { status, headers, body } = await remote.fetch(request);
      return new Response(body && (await new Response(body).arrayBuffer()), {
        status,
        headers: [...headers],
      });
    },
  });
  const { backend, sandbox } = remotes;
  const { site, identity } = sandbox;
  return {
    ...remotes,
    backend: from(backend),
    sandbox: { ...sandbox, site: from(site), identity: from(identity) },
  };
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

export const Shopper: Story = {
  name: 'Only the shopper',
  args: { person: 'shopper' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Place Order' })).toBeVisible();
  },
};

export const Counter: Story = {
  name: 'Only the counter',
  args: { person: 'counter' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to pack')).toBeVisible();
  },
};

export const Rider: Story = {
  name: 'Only the rider',
  args: { person: 'rider' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No drops')).toBeVisible();
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
    window.storyRemotes = fixture;
  });
  return (
    <Suspense fallback={null}>
      <Frames opening={opening} />
    </Suspense>
  );
}

const HEIGHT = 844;
const GAP = 16;
const WIDTH = frames.reduce((sum, { width }) => sum + width, GAP * (frames.length - 1));

function Frames({ opening }: { opening: Promise<void> }) {
  use(opening);
  // Each frame has the width of its device, and all are scaled to fit.
  const scale = Math.min(1, document.documentElement.clientWidth / WIDTH);
  return (
    <main style={{ overflow: 'clip', blockSize: HEIGHT * scale }}>
      <div
        style={{
          display: 'flex',
          gap: GAP,
          inlineSize: WIDTH,
          scale: `${scale}`,
          transformOrigin: 'top left',
        }}
      >
        {frames.map(({ person, title, width }) => (
          <iframe
            key={person}
            title={title}
            src={`./iframe.html?id=flows-from-tap-to-door--${person}&viewMode=story`}
            data-framed-story=""
            style={{ flex: 'none', inlineSize: width, blockSize: HEIGHT, border: 0 }}
          />
        ))}
      </div>
    </main>
  );
}

/** Returns the ways in which a play function uses the app in a frame. */
function appIn(canvasElement: HTMLElement, title: string) {
  const content = () => {
    const frame = canvasElement.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`);
    if (!frame?.contentDocument?.body) throw new Error(`There is no frame ${title}.`);
    return frame.contentDocument;
  };
  /** Repeats a search until it succeeds. Before each repetition the app asks for news, as when its user returns to it, and not only at its next poll. */
  const search = <Found,>(attempt: (body: HTMLElement) => Found) =>
    waitFor(
      () => {
        try {
          return attempt(content().body);
        } catch (error) {
          fireEvent(content(), new Event('visibilitychange', { bubbles: true }));
          throw error;
        }
      },
      { interval: 250 },
    );
  const find = (role: string, name: string | RegExp) =>
    search((body) => {
      const [found] = within(body).getAllByRole(role, { name });
      if (!found || found.matches(':disabled, [aria-disabled=true]')) throw new Error(`${name} is disabled.`);
      return found;
    });
  return {
    see: (text: string | RegExp) => search((body) => within(body).getAllByText(text)),
    find,
    press: async (name: string | RegExp, role = 'button') => fireEvent.click(await find(role, name)),
    tickAll() {
      for (const box of within(content().body).getAllByRole('checkbox')) fireEvent.click(box);
    },
  };
}

let appsOpened: Promise<void>;

/** Returns a promise that resolves when the story of each frame has finished, which .storybook/framed.ts reports to the frame. */
function whenAppsOpen(canvasElement: HTMLElement): Promise<void> {
  const finished = new Set<EventTarget | null>();
  return new Promise((resolve) => {
    canvasElement.addEventListener(
      STORY_FINISHED,
      ({ target }) => {
        if (finished.add(target).size === frames.length) resolve();
      },
      // The event does not bubble, and the frames are rendered later.
      { capture: true },
    );
  });
}

/** The three apps, to play an order by hand. */
export const Open: Story = {
  args: { person: 'shopper' },
  beforeEach({ canvasElement }) {
    appsOpened = whenAppsOpen(canvasElement);
  },
  render: () => <Evening />,
  // The story of each frame is checked by itself.
  parameters: { a11y: { options: { iframes: false } } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await appsOpened;
    await appIn(canvasElement, 'Counter').see('Nothing to pack');
    await appIn(canvasElement, 'Shopper').find('button', 'Place Order');
  },
};

/** An order from the tap on Place Order to the door: shopper, counter and rider have one backend. */
export const FromTapToDoor: Story = {
  ...Open,
  play: async ({ canvasElement }) => {
    const phone = appIn(canvasElement, 'Shopper');
    const counter = appIn(canvasElement, 'Counter');
    const rider = appIn(canvasElement, 'Rider');
    await appsOpened;
    await counter.see('Nothing to pack');
    await phone.press('Place Order');
    await phone.press(/^Order #\d+/, 'link');
    await phone.see(/, as promised$/);

    await counter.see(/^#\d+$/);
    counter.tickAll();
    await counter.press('Packed, print the slip');
    await counter.press('Give to Imran');
    await rider.press('I am at the door');
    const code = await phone.find('img', /^\d \d \d \d$/);
    fireEvent.input(await rider.find('textbox', 'Door code'), {
      target: { value: code.getAttribute('aria-label')?.replaceAll(' ', '') },
    });
    await rider.press('Check the code');
    await rider.see(/is trying on$/);

    await phone.press('Hand back', 'radio');
    // The rider's phone shows the choice.
    await rider.find('radio', 'Not for me');
    await rider.press('Cash taken, done');
    await rider.press(/^Yes, /);
    await rider.see('No drops');
    await phone.see('You kept 1 of 2.');
    await counter.find('checkbox', /./);
    counter.tickAll();
    await counter.press('Checked, on the shelf');
    await counter.see('Nothing to put back');
  },
};
