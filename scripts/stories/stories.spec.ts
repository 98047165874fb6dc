import { expect, type Page } from '@playwright/test';
import { test as base, openStories, url, worker } from './fixtures.ts';
import { desktop, phone } from './modes.ts';
import { collectErrors, readViewport, setGlobals } from './preview.ts';
import { readIndex, storybookFolder } from './storybook.ts';

interface Pages {
  /** Console errors, uncaught exceptions and failed requests of the worker's pages. */
  readonly errors: string[];
  readonly stories: Page;
  readonly docs: Page;
}

const test = base.extend<object, Pages>({
  errors: [async ({ shared }, use) => use(collectErrors(shared, url)), worker],
  stories: [
    async ({ shared, language, theme }, use) => {
      const page = await openStories(await shared.newPage());
      if (language || theme)
        await setGlobals(page, { ...(language && { language }), ...(theme && { theme }) });
      await use(page);
    },
    worker,
  ],
  docs: [
    async ({ shared }, use) => {
      const page = await shared.newPage();
      // Embedded stories have tests of their own, and some of them never become idle.
      await page.addInitScript(() => {
        if (window.frameElement && window.frameElement.id !== 'storybook-preview-iframe') window.stop();
      });
      await use(page);
    },
    worker,
  ],
});

const { story: stories = [], docs = [] } = Object.groupBy(readIndex(storybookFolder), ({ type }) => type);

// The longest first, so that no worker is left with one at the end.
const groups = [...Map.groupBy(stories, (story) => story.title)].sort(([, a], [, b]) => b.length - a.length);
for (const [title, ofTitle] of groups)
  test.describe(title, () => {
    // One worker runs them all, because each loads the code of the component or screen.
    test.describe.configure({ mode: 'default' });
    for (const { id, name } of ofTitle) testStory(id, name);
  });

// After the stories, which take longer beside a page of documentation.
for (const { id, title, name } of docs) testDocs(id, title, name);

function testStory(id: string, name: string): void {
  test(name, { tag: '@story' }, async ({ stories: page, errors, mode }, { annotations }) => {
    errors.length = 0;
    await page.setViewportSize((await readViewport(page, id)) ?? mode.viewport ?? phone);
    await page.evaluate(() => {
      window.storyChecks = 'requested';
    });
    await page
      .evaluate((storyId) => window.__test(storyId), id)
      .catch(({ message }) => {
        throw new Error([message, ...errors].join('\n'));
      });
    const [checks, states] = await page.evaluate(
      () => [window.storyChecks, window.assertedStates ?? []] as const,
    );
    expect(checks, 'the checks of .storybook/testing').toBe('done');
    expect(errors, errors.join('\n')).toEqual([]);
    annotations.push(...states.map((state) => ({ type: 'state', description: state })));
  });
}

function testDocs(id: string, title: string, name: string): void {
  test(`${title} › ${name}`, { tag: '@docs' }, async ({ docs: page, errors }) => {
    errors.length = 0;
    // A load of its own: Storybook can load the page of the entry before again while it changes to a docs page.
    await page.goto(`${url}iframe.html?viewMode=docs&id=${id}`);
    await page.locator('#storybook-docs h1, .sb-errordisplay:visible').first().waitFor();
    expect(await page.locator('.sb-errordisplay:visible').allTextContents()).toEqual([]);
    if (title.startsWith('Components/'))
      await expect(
        page.getByText(/^Since \d+\.\d+\.\d+$/),
        'the first version of the component',
      ).toBeVisible();
    // Storybook loads the page again when it leaves a page before the stories in it are rendered.
    await page.waitForFunction(() =>
      window.__STORYBOOK_PREVIEW__?.storyRenders.every((render) => !render.isPending()),
    );
    expect(errors, errors.join('\n')).toEqual([]);
  });
}

test('the panel Actions lists the commerce events of a story', { tag: '@docs' }, async ({ docs: page }) => {
  // Narrower, Storybook hides its panels.
  await page.setViewportSize(desktop);
  const event = page.getByRole('tabpanel').getByText('view_item_list');
  await page.goto(`${url}?path=/story/screens-product-list-events--list-and-selection`);
  await page.getByRole('tab', { name: /^Actions/ }).click();
  await expect(event.first()).toBeVisible();
  await page.goto(`${url}?path=/story/screens-search-page--initial`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('combobox').first().waitFor();
  await expect(event).toHaveCount(0);
});

test('Storybook itself shows Hindi in the font of the shop, and no box "Get started"', {
  tag: '@docs',
}, async ({ docs: page }) => {
  await page.setViewportSize(desktop);
  await page.goto(
    `${url}?path=/story/components-type-and-pictures-sectionheading--with-more&globals=language:hi`,
  );
  await page.getByRole('button', { name: 'हिन्दी' }).waitFor();
  await expect(page.getByText('Get started')).toHaveCount(0);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: `[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'हिन्दी')`,
  });
  const { nodeId } = await devtools
    .send('DOM.getDocument')
    .then(() => devtools.send('DOM.requestNode', { objectId: result.objectId ?? '' }));
  // The font is requested when the text is first shown.
  await expect(async () => {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
      ['Anek Devanagari Medium', true],
    ]);
  }).toPass();
});

test('the panel Controls says why a screen has none', { tag: '@docs' }, async ({ docs: page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`${url}?path=/story/screens-product-detail--size-required`);
  await page.getByRole('tab', { name: /^Controls/ }).click();
  await expect(page.getByRole('tabpanel').getByText('This story takes no args.')).toBeVisible();
});

test('each page has an icon', { tag: '@docs' }, async ({ docs: page }) => {
  await expect(await page.request.get(`${url}favicon.ico`)).toBeOK();
});

/** Settings of the toolbar in the order in which the test changes them, and the text of the story then. */
const settings = [
  ['Theme', 'Dark', 'Please enter the complete OTP'],
  ['Size of text', 'Text 130 %', 'Please enter the complete OTP'],
  ['Language', 'हिन्दी', 'कृपया पूरा OTP लिखें'],
] as const;

test('a story keeps its state when the toolbar changes', { tag: '@docs' }, async ({ docs: page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`${url}?path=/story/screens-sign-in--code-partial`);
  const story = page.frameLocator('#storybook-preview-iframe');
  const code = story.getByRole('textbox');
  await code.waitFor();
  const finished = () =>
    story
      .locator('body')
      .evaluate(() =>
        window.__STORYBOOK_PREVIEW__?.storyRenders.every((render) => render.phase === 'finished'),
      );
  for (const [setting, value, text] of settings) {
    await expect.poll(finished).toBe(true);
    const field = await code.elementHandle();
    await page.getByRole('button', { name: new RegExp(`^${setting}`) }).click();
    await page.getByRole('option', { name: value }).click();
    if (setting === 'Theme') expect(await field?.isVisible(), value).toBe(true);
    else await field?.waitForElementState('hidden');
    await expect(code, value).toHaveValue('407');
    await expect(story.getByText(text).first(), value).toBeVisible();
    await expect.poll(finished).toBe(true);
    await expect(story.locator('.sb-errordisplay'), value).toBeHidden();
  }
});

test('a board shows a story again when its code has changed', { tag: '@docs' }, async ({ shared }) => {
  // The stories in the page of the other tests are not loaded.
  const page = await shared.newPage();
  await page.goto(`${url}iframe.html?viewMode=docs&id=screens-wishlist--all-states-of-the-wishlist`);
  const frames = page.locator('iframe[data-framed-story]');
  const title = frames.first().contentFrame().getByRole('heading', { name: 'Wishlist (3)' });
  await title.waitFor();
  const before = await frames.first().elementHandle();
  const story = await before?.contentFrame();
  await story?.evaluate(() => void dispatchEvent(new Event('messages')));
  await before?.waitForElementState('hidden');
  await title.waitFor();
  await page.close();
});

/** What designers search for, and the story or group of stories that they want, which is the first result. */
const searches = [
  ['product page', 'screens-product-detail--all-states-of-the-product-page'],
  ['no size chosen', 'screens-product-detail--size-required'],
  ['empty bag', 'screens-cart--empty'],
  ['invalid code', 'screens-sign-in--verify-invalid-code'],
  ['empty wishlist', 'screens-wishlist--empty'],
  ['order placed', 'screens-checkout--placed'],
  ['sorted by price', 'screens-product-list--sorted-price-low'],
  ['log out', 'screens-profile--logout'],
  ['address form', 'screens-address-form'],
  ['no addresses', 'screens-checkout--no-addresses'],
  ['location denied', 'screens-every-page-header--location-denied'],
  ['size guide open', 'screens-product-detail-beyond-the-specification--size-guide-open'],
  ['on the way', 'screens-order--on-the-way'],
  ['delete account', 'screens-profile-delete-account'],
  ['whole shop', 'flows-whole-shop'],
  ['measurements', 'screens-your-naap--all-states-of-the-measurements'],
  ['expired code', 'screens-sign-in--verify-code-expired'],
  ['filters without result', 'screens-product-list--empty-filtered'],
  ['search without results', 'screens-search-page--no-suggestions'],
  ['at the door', 'screens-order--at-the-door'],
  ['order failed', 'screens-checkout--order-failed'],
  ['address form with an error', 'screens-address-form--incomplete'],
  ['product sold out', 'screens-cart--sold-out'],
  ['offline', 'screens-cart--offline'],
  ['no internet', 'screens-cart--saved-offline'],
  ['slow network', 'foundations-toolbar--slow-network'],
  ['outside delivery area', 'screens-cart--outside-areas'],
  ['rider', 'screens-counter-rider--all-states-of-the-rider'],
] as const;

test("the search finds screens and states in a designer's words", { tag: '@docs' }, async ({
  docs: page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(`${url}?path=/docs/start-here--docs`);
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  for (const [words, id] of searches) {
    await search.fill(words);
    await expect(page.getByRole('option').first(), words).toHaveAttribute('data-id', id);
  }
});
