import { NAAP_KEY, type Naap, type NaapState, NO_NAAP } from '@naap/state/naap';
import { within } from '@naap/ui/fixtures/queries';
import { type ShopStoryOptions, storyStorage, withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { tabletOnly } from '../../theme/breakpoints.ts';
import { NaapPage, YourNaapScreen } from './YourNaap.tsx';

const meta = {
  title: 'Your naap',
  component: YourNaapScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof YourNaapScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const MEASURED: Naap = { ...NO_NAAP, measurements: { chest: 920, waist: 780, hip: 980 } };

const shop = (naap: Naap | null, options: ShopStoryOptions = {}) => [
  withShop({ path: '/naap', stored: naap ? { [NAAP_KEY]: JSON.stringify(naap) } : {}, ...options }),
];

const field = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name: `${name} cm` });
const saveButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Save my naap' });
const saved = () => JSON.parse(storyStorage().local.getItem(NAAP_KEY) ?? 'null') as Naap | null;

/** Nothing is set: no tape has a marker, and there is nothing to save or delete. */
export const Empty: Story = {
  decorators: shop(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your naap', level: 1 })).toBeVisible();
    await expect(await field(canvas, 'Chest')).toHaveAttribute('placeholder', 'Not set');
    await expect(canvas.queryByRole('button', { name: 'Delete your naap' })).toBeNull();
    await userEvent.click(await saveButton(canvas));
    await expect(canvas.getByText('Set a measurement or add a size that fits you.')).toBeVisible();
    await expect(saved()).toBeNull();
  },
};

/** Coming from a product: dragged, typed, saved, and back at the product. */
export const SavedAndBack: Story = {
  decorators: shop(null, { previousPath: '/product/1' }),
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Waist'), '78,5');
    const tape = canvas.getByRole('slider', { name: 'Chest' }).parentElement ?? document.body;
    const pointer = { pointerId: 7, isPrimary: true, button: 0, clientY: 0 };
    await fireEvent.pointerDown(tape, { ...pointer, clientX: 200 });
    for (const clientX of [196, 186]) await fireEvent.pointerMove(tape, { ...pointer, clientX });
    await fireEvent.pointerUp(tape, { ...pointer, clientX: 186 });
    await userEvent.click(canvas.getByRole('radio', { name: 'Loose' }));
    await userEvent.click(await saveButton(canvas));
    await expect(await canvas.findByText('Went to /product/1')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Your naap is saved')).toBeVisible());
    await expect(saved()).toMatchObject({ measurements: { waist: 785 }, preference: 'loose', unit: 'cm' });
    await expect(saved()?.measurements.chest).toBeGreaterThan(920);
    await expect(storyStorage().session.getItem('naapDraft')).toBeNull();
  },
};

/** The unit changes the numbers and not what is stored. */
export const InInches: Story = {
  decorators: shop(
    { ...MEASURED, measurements: { ...MEASURED.measurements, foot: 248 } },
    { previousPath: '/' },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'inch' }));
    await expect(canvas.getByRole('textbox', { name: 'Chest inch' })).toHaveValue('36.2');
    await expect(canvas.getByRole('slider', { name: 'Waist' })).toHaveAttribute(
      'aria-valuetext',
      '30.7 inches',
    );
  },
};

export const RefusedAndKept: Story = {
  decorators: shop(null),
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas, 'Chest'), '36');
    await userEvent.type(await field(canvas, 'Waist'), '1000');
    await userEvent.click(await saveButton(canvas));
    await expect(canvas.getByText('Enter 60 to 160 cm, or choose inch above.')).toBeVisible();
    await expect(canvas.getByText('Enter 50 to 160 cm.')).toBeVisible();
    await expect(await field(canvas, 'Chest')).toHaveFocus();
    await expect(saved()).toBeNull();
    // In inches, the chest is within the limits.
    await userEvent.click(canvas.getByRole('radio', { name: 'inch' }));
    await expect(canvas.getByRole('textbox', { name: 'Chest inch' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Waist inch' })).toHaveValue('1000');
  },
};

const knownFields = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'No tape at hand?' }));
  return {
    brand: canvas.getByRole('combobox', { name: 'Brand' }),
    kind: canvas.getByRole('combobox', { name: 'Kind' }),
    size: canvas.getByRole('combobox', { name: 'Size' }),
    add: canvas.getByRole('button', { name: 'Add this size' }),
  };
};

/** A size that fits, in place of measurements. One that is complete when the shopper saves is saved too. */
export const KnownSizesSaved: Story = {
  decorators: shop(null),
  play: async ({ canvas }) => {
    const { brand, kind, size, add } = await knownFields(canvas);
    await userEvent.type(brand, 'Kora');
    await userEvent.click(add);
    await expect(kind).toHaveFocus();
    await expect(canvas.getByText('Choose the kind.')).toBeVisible();
    await userEvent.selectOptions(kind, 'Jeans');
    await userEvent.type(size, '30');
    await userEvent.click(canvas.getByRole('radio', { name: 'Larger' }));
    await userEvent.click(add);
    await expect(
      canvas.getByRole('button', { name: 'Remove Kora Jeans 30, larger would be better' }),
    ).toBeVisible();
    await expect(brand).toHaveValue('');
    await expect(brand).toBeValid();
    await userEvent.type(brand, 'Rangrez');
    await userEvent.selectOptions(kind, 'Shirt');
    await userEvent.type(size, 'M');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove Kora Jeans 30, larger would be better' }),
    );
    await userEvent.click(await saveButton(canvas));
    await waitFor(() => expect(canvas.getByText('Your naap is saved')).toBeVisible());
    await expect(saved()?.known_sizes).toEqual([
      { brand: 'Rangrez', kind: 'Shirt', gender: null, size: 'M', wish: 'same' },
    ]);
  },
};

const KNOWN: Naap['known_sizes'] = [
  { brand: 'Kora', kind: 'Jeans', gender: 'Women', size: '30', wish: 'larger' },
  { brand: 'Rangrez', kind: 'Shirt', gender: null, size: 'M', wish: 'same' },
];

export const WithKnownSizes: Story = {
  decorators: shop({ ...MEASURED, known_sizes: KNOWN }),
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Waist')).toHaveValue('78');
    await expect(canvas.getByRole('slider', { name: 'Hip' })).toHaveAttribute(
      'aria-valuetext',
      '98 centimetres',
    );
    await expect(canvas.getByRole('radio', { name: 'Regular' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'No tape at hand?' }));
    const list = canvas.getByRole('list', { name: 'Sizes that fit' });
    list.scrollIntoView({ block: 'center' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getByText('Kora Women Jeans 30, larger would be better')).toBeVisible();
  },
};

/** Deleted at once, and put back by Undo. */
export const Deleted: Story = {
  decorators: shop(MEASURED),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete your naap' }));
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await expect(await field(canvas, 'Chest')).toHaveValue('');
    await expect(saved()).toBeNull();
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete your naap' })).toHaveFocus());
    await expect(saved()).toEqual(MEASURED);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete your naap' }));
    await expect(await canvas.findByText('Your naap is deleted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  decorators: shop(MEASURED),
  play: async ({ canvas }) => {
    const [chest, waist] = [await field(canvas, 'Chest'), await field(canvas, 'Waist')];
    if (!window.matchMedia(tabletOnly).matches) return;
    await expect(waist.getBoundingClientRect().top).toBe(chest.getBoundingClientRect().top);
  },
};

const done = { ok: true, value: undefined, title: 'Done' } as const;
const refused = { ok: false, title: 'Your naap could not be saved', description: 'You are offline' } as const;

/** The page with measurements from elsewhere than this device. */
const stateOf = (state: Partial<NaapState>): NaapState => ({
  naap: MEASURED,
  save: fn(async () => done),
  remove: fn(async () => ({ ...done, value: async () => done })),
  conflict: null,
  resolve: fn(async () => done),
  ...state,
});

export const Loading: Story = {
  decorators: shop(null),
  render: () => <NaapPage {...stateOf({ naap: undefined })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your naap')).toBeInTheDocument();
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The reason stays beside the button, and what was entered stays in the fields. */
export const SavingFailed: Story = {
  decorators: shop(null),
  render: () => <NaapPage {...stateOf({ save: async () => refused })} />,
  play: async ({ canvas }) => {
    const waist = await field(canvas, 'Waist');
    await userEvent.clear(waist);
    await userEvent.type(waist, '80');
    await userEvent.click(await saveButton(canvas));
    const button = await saveButton(canvas);
    await waitFor(() => expect(button).toHaveAccessibleDescription('You are offline'));
    await expect(waist).toHaveValue('80');
    await expect(storyStorage().session.getItem('naapDraft')).not.toBeNull();
  },
};

const OF_ACCOUNT: Naap = { ...MEASURED, measurements: { chest: 900, waist: 780 }, preference: 'close' };

const resolveLater = fn(async () => refused);

/** Both sets of numbers are shown. Neither is preselected, and closing keeps both. */
export const ConflictClosed: Story = {
  decorators: shop(null),
  beforeEach: () => void resolveLater.mockClear(),
  render: () => (
    <NaapPage
      {...stateOf({
        conflict: { device: { ...MEASURED, known_sizes: KNOWN }, account: OF_ACCOUNT },
        resolve: resolveLater,
      })}
    />
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Which naap is yours?' });
    const row = within(within(dialog).getByRole('row', { name: /^Chest/ }));
    await expect(row.getAllByRole('cell').map((cell: HTMLElement) => cell.textContent)).toEqual([
      '92 cm',
      '90 cm',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: "Keep this device's" }));
    await expect(resolveLater).toHaveBeenCalledWith('device');
    await waitFor(() => expect(within(dialog).getByText('You are offline')).toBeVisible());
    const [close = dialog] = within(dialog).getAllByRole('button', { name: 'Ask me later' });
    await userEvent.click(close);
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(resolveLater).toHaveBeenCalledOnce();
  },
};

export const Conflict: Story = {
  decorators: shop(null),
  render: () => <NaapPage {...stateOf({ conflict: { device: MEASURED, account: OF_ACCOUNT } })} />,
};
