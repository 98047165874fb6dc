import { within } from '@naap/ui/fixtures/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { RichText } from './index.ts';

const meta = {
  component: RichText,
  args: {
    html: '<p>Easy fit, in <strong>handloom cotton</strong>.</p><ul><li>Side slits</li><li>Machine wash cold</li></ul>',
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered again with the same text, it keeps its elements, and so the shopper's selection. */
export const Description: Story = {
  render: function Render(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <RichText {...args} />
        <Button label={`Rendered ${count}`} onClick={() => setCount(count + 1)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByText('handloom cotton', { selector: 'strong' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rendered 0' }));
    await expect(canvas.getByRole('button', { name: 'Rendered 1' })).toBeVisible();
    await expect(text).toBeInTheDocument();
  },
};

export const TableAndLists: Story = {
  args: {
    html: '<table><caption>Fabric</caption><tr><th scope="row">Composition</th><td>92% cotton, 8% linen</td></tr><tr><th scope="row">Weight</th><td>140 g/m²</td></tr></table><ol><li>Soak the first time apart from everything else</li><li>Dry in the shade</li></ol><blockquote>Woven in Maheshwar.</blockquote>',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Fabric' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const WideTable: Story = {
  args: {
    html: `<table><tr>${['Chest', 'Waist', 'Shoulder', 'Sleeve', 'Measurements'].map((name) => `<th>${name}</th>`).join('')}</tr><tr>${'<td>104 cm</td>'.repeat(5)}</tr></table>`,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('columnheader', { name: 'Measurements' });
    const box = canvas.getByRole('table').parentElement;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(box?.scrollWidth).toBeGreaterThan(Number(box?.clientWidth));
  },
};

export const Hostile: Story = {
  args: {
    html: '<p onclick="alert(1)">Soft.</p><script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">more</a>',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('p')).toHaveTextContent('Soft.'));
    await expect(canvasElement.querySelector('script, img, a, [onclick]')).toBeNull();
    await expect(within(canvasElement).getByText(/more/)).toBeVisible();
  },
};
