import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { trashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { RadioCard } from './RadioCard.tsx';

const CardText = ({ children, more }: { children: string; more?: string }) => (
  <Stack space={2}>
    <Text as="span" weight="strong">
      {children}
    </Text>
    {more && (
      <Text as="span" size="small" tone="secondary">
        {more}
      </Text>
    )}
  </Stack>
);

const meta = {
  component: RadioCard,
  args: {
    group: 'place',
    value: 'home',
    checked: false,
    onSelect: fn(),
    children: <CardText more="Flat 402, Sea Breeze, 14 Hill Road">Home</CardText>,
  },
} satisfies Meta<typeof RadioCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  args: { checked: true, trailing: <IconButton icon={trashIcon} iconSize={22} label="Delete Home" /> },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Home' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

const states = ['Rest', 'Hover', 'Pressed', 'Focus'];

export const States: Story = {
  render: () => (
    <Stack space={16}>
      {[false, true].map((checked) =>
        states.map((state) => (
          <div key={`${state} ${checked}`} data-state={state}>
            <RadioCard
              group={`${state} ${checked}`}
              value={state}
              checked={checked}
              onSelect={() => undefined}
            >
              <CardText>{checked ? `${state}, chosen` : state}</CardText>
            </RadioCard>
          </div>
        )),
      )}
    </Stack>
  ),
  parameters: {
    pseudo: {
      hover: '[data-state="Hover"] label',
      active: '[data-state="Pressed"] label',
      focusVisible: '[data-state="Focus"] input',
    },
  },
};

function AddressGroup() {
  const [selected, setSelected] = useState('home');
  return (
    <Stack as="fieldset" space={8} label="Deliver to">
      {['home', 'office', 'hostel'].map((value) => (
        <RadioCard
          key={value}
          group="places"
          value={value}
          checked={value === selected}
          onSelect={() => setSelected(value)}
        >
          <CardText more="C/o ThirdFloorAboveTheOldPharmacyNextToTheBusDepot, बांद्रा पश्चिम, मुंबई ४०००५०">
            {value}
          </CardText>
        </RadioCard>
      ))}
    </Stack>
  );
}

export const Group: Story = {
  render: () => <AddressGroup />,
  play: async ({ canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name: new RegExp(`^${name}`) });
    await userEvent.tab();
    await expect(radio('home')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('office')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(radio('hostel')).toBeChecked();
    await expect(radio('home')).not.toBeChecked();
  },
};
