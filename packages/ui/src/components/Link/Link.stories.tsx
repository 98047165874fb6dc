import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';
import { type LinkComponentProps, LinkProvider } from './LinkProvider.tsx';
import { TextButton } from './TextButton.tsx';

const meta = {
  component: Link,
  args: { href: '/products', label: 'Continue Shopping' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = { args: { placement: 'alone' } };
export const Quiet: Story = { args: { emphasis: 'quiet', tone: 'secondary', placement: 'alone' } };

export const InASentence: Story = {
  render: (args) => (
    <Text>
      Nothing here. <Link {...args} /> and come back.
    </Text>
  ),
};

export const Action: Story = { render: () => <TextButton label="Change Number" onClick={() => undefined} /> };

const RouterLink = ({ href, replace, ...anchor }: LinkComponentProps) => (
  <a {...anchor} href={`/app${href}`} data-replace={replace} />
);

export const ThroughARouter: Story = {
  args: { replace: true },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Continue Shopping' });
    await expect(link).toHaveAttribute('href', '/app/products');
    await expect(link).toHaveAttribute('data-replace', 'true');
  },
};
