import { CONSENT_KEY, CONSENT_KEYS } from '@naap/state/consent';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { within } from '@naap/ui/fixtures/queries';
import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
import { consentHtml, consentStyle, manageConsent } from './consent-notice.ts';

/** The notice of a document, whose script runs once. */
function ConsentNotice() {
  const [html] = useState(() => consentHtml());
  return (
    <>
      <style>{consentStyle}</style>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

let isManaged = false;

/** Tells the document that the stored choice has changed in another tab. */
function storeElsewhere(choice: string | null) {
  if (choice === null) localStorage.removeItem(CONSENT_KEY);
  else localStorage.setItem(CONSENT_KEY, choice);
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
}

/** Above every page of a shop that sends commerce events, until the shopper has answered. */
const meta = {
  title: 'Every page/Consent notice',
  component: ConsentNotice,
  decorators: [
    withShop({ path: '/' }),
    (Story) => (
      <>
        <ConsentNotice />
        <Story />
      </>
    ),
  ],
  render: () => (
    <main style={{ minBlockSize: '50vh' }}>
      <h1>The page</h1>
    </main>
  ),
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    if (!isManaged) manageConsent(CONSENT_KEYS);
    isManaged = true;
    storeElsewhere(null);
    return () => storeElsewhere(null);
  },
} satisfies Meta<typeof ConsentNotice>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const TITLE = 'May we measure how the shop is used?';
const notice = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: TITLE }));
const page = (canvas: Canvas) => canvas.findByRole('heading', { name: 'The page' });
const expectHidden = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('region', { name: TITLE })).toBeNull());

async function answer(canvas: Canvas, name: string) {
  await page(canvas);
  await userEvent.click((await notice(canvas)).getByRole('button', { name }));
  await expectHidden(canvas);
  await expect(canvas.getByRole('main')).toHaveFocus();
}

export const Undecided: Story = {
  parameters: { states: ['consent--undecided'] },
  play: async ({ canvas }) => {
    await page(canvas);
    const { getByText, getByRole } = await notice(canvas);
    await expect(getByText(/^Necessary: your bag/)).toBeVisible();
    await expect(getByText(/^Measurement: we count/)).toBeVisible();
    const [refuse, accept] = ['Refuse', 'Accept'].map((name) => getByRole('button', { name }));
    if (!refuse || !accept) throw new Error('The notice has no two buttons.');
    await expect([accept.offsetWidth, accept.offsetHeight]).toEqual([
      refuse.offsetWidth,
      refuse.offsetHeight,
    ]);
    const looks = [accept, refuse].map((button) => {
      const { color, backgroundColor, borderColor, font } = getComputedStyle(button);
      return { color, backgroundColor, borderColor, font };
    });
    await expect(looks[0]).toEqual(looks[1]);
    await expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
  },
};

export const InHindi: Story = {
  globals: { language: 'hi' },
  parameters: { states: ['consent--hindi'] },
  play: async ({ canvas }) => {
    await page(canvas);
    await expect(canvas.getByRole('button', { name: 'स्वीकार करें' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'मना करें' })).toBeVisible();
  },
};

const answered = (name: string, stored: string, state: StateId): Story => ({
  parameters: { states: [state] },
  play: async ({ canvas }) => {
    await answer(canvas, name);
    await assertState(state, () => expect(localStorage.getItem(CONSENT_KEY)).toBe(stored));
  },
});
export const Accepted = answered('Accept', 'granted', 'consent--accepted');
export const Refused = answered('Refuse', 'refused', 'consent--refused');

/** The choice in another tab counts here too. */
export const AnsweredInAnotherTab: Story = {
  parameters: { states: ['consent--answered-elsewhere'] },
  play: async ({ canvas }) => {
    await page(canvas);
    await notice(canvas);
    sessionStorage.setItem('eventViews', '[]');
    storeElsewhere('refused');
    await assertState('consent--answered-elsewhere', async () => {
      await expectHidden(canvas);
      await expect(sessionStorage.getItem('eventViews')).toBeNull();
    });
  },
};

export const RefusedByTheBrowser: Story = {
  parameters: { states: ['consent--refused-by-browser'] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    storeElsewhere(null);
    return () => {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    };
  },
  play: async ({ canvas }) => {
    await page(canvas);
    await assertState('consent--refused-by-browser', () => expectHidden(canvas));
  },
};
