import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { control } from '../../css/control.css.ts';
import { Stack } from '../Stack/index.ts';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: {
    label: 'City',
    children: (props) => <input {...props} className={control()} defaultValue="Mumbai" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = {
  args: { hint: 'As on your ID.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('City'));
    const input = canvas.getByRole('textbox', { name: 'City' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('As on your ID.');
  },
};

export const Invalid: Story = {
  args: {
    error: 'वह शहर चुनें जहाँ हम पहुँचाते हैं।',
    hint: 'Anything_that_helps_the_rider_find_the_door_at_night.',
    children: (props) => <input {...props} className={control({ invalid: true })} defaultValue="Mysuru" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'City' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'वह शहर चुनें जहाँ हम पहुँचाते हैं। Anything_that_helps_the_rider_find_the_door_at_night.',
    );
  },
};

const INVALID_PIN = 'Type six digits.';

export const Announced: Story = {
  render: function PinField() {
    const [error, setError] = useState<string>();
    return (
      <Field label="PIN code" error={error}>
        {(props) => (
          <input
            {...props}
            className={control({ invalid: error !== undefined })}
            inputMode="numeric"
            onBlur={(event) => setError(/^\d{6}$/.test(event.currentTarget.value) ? undefined : INVALID_PIN)}
          />
        )}
      </Field>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'PIN code' });
    const announced = canvasElement.querySelector<HTMLElement>('[aria-live="polite"]');
    await expect(announced).toBeEmptyDOMElement();
    const expectError = async () => {
      await userEvent.tab();
      await expect(canvas.getByText(INVALID_PIN)).toBeVisible();
      await expect(announced).toHaveTextContent(INVALID_PIN);
    };
    await userEvent.type(input, '4000');
    await expectError();
    await userEvent.type(input, '50');
    await userEvent.tab();
    await expect(announced).toBeEmptyDOMElement();
    await expect(input).toBeValid();
    await userEvent.type(input, '{Backspace}');
    await expectError();
  },
};

export const States: Story = {
  render: () => (
    <Stack space={24}>
      {['Rest', 'Focus', 'Disabled', 'Empty'].map((state) => (
        <div key={state} data-state={state}>
          <Field label={state} labelHidden={state === 'Empty'}>
            {(props) => (
              <input
                {...props}
                className={control()}
                disabled={state === 'Disabled'}
                placeholder="Mumbai"
                defaultValue={state === 'Empty' ? '' : 'Mumbai'}
              />
            )}
          </Field>
        </div>
      ))}
      <div data-state="Focus">
        <Field label="Focus, invalid" error="Choose a city we deliver to.">
          {(props) => <input {...props} className={control({ invalid: true })} defaultValue="Mysuru" />}
        </Field>
      </div>
    </Stack>
  ),
  parameters: { pseudo: { focusVisible: '[data-state="Focus"] input' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Empty' })).toBeVisible();
  },
};
