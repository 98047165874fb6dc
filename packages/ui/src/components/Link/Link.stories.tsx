import { InStates, pseudoStates } from '@naap/ui/fixtures/component-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
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

export const Alone: Story = {
  args: { placement: 'alone' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Continue Shopping' });
    await expect(link).toHaveAttribute('href', '/products');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const InASentence: Story = {
  render: (args) => (
    <Text>
      आपका बैग खाली है। <Link {...args} label="खरीदारी जारी रखें" /> या{' '}
      <Link {...args} label="see what everybody else has in theirs" />.
    </Text>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack space={24}>
      <InStates>{(state) => <Link {...args} placement="alone" label={state} />}</InStates>
      <InStates>
        {(state) => <Link {...args} placement="alone" emphasis="quiet" tone="secondary" label={state} />}
      </InStates>
      <InStates>{(state) => <TextButton label={state} onClick={() => undefined} />}</InStates>
      <Text as="span">
        <TextButton label="Resend" disabled onClick={() => undefined} /> is possible in 42 s.
      </Text>
    </Stack>
  ),
  parameters: pseudoStates,
};

const onClick = fn();

/** An action that looks like a link. */
export const Action: Story = {
  render: () => <TextButton label="Change Number" onClick={onClick} />,
  beforeEach: () => {
    onClick.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change Number' })).toHaveFocus();
    await userEvent.keyboard('{Enter}[Space]');
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
};

const RouterLink = ({ href, replace, ...anchor }: LinkComponentProps) => (
  <a {...anchor} href={`/app${href}`} data-replace={replace} />
);

export const ThroughARouter: Story = {
  args: { replace: true, placement: 'alone', current: true },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Continue Shopping' });
    await expect(link).toHaveAttribute('href', '/app/products');
    await expect(link).toHaveAttribute('data-replace', 'true');
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
