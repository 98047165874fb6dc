import { withShop } from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SignInScreen } from './SignIn.tsx';

/** The credential requests, each with a function that resolves it. */
let requests: { signal: AbortSignal; deliver: (code: string) => void }[] = [];

/** Mocks a browser with WebOTP until the story ends. */
function mockWebOtp() {
  requests = [];
  const { get } = navigator.credentials;
  Object.assign(window, { OTPCredential: class {} });
  navigator.credentials.get = (options) =>
    new Promise((resolve, reject) => {
      const { signal } = options ?? {};
      if (!signal) return;
      signal.addEventListener('abort', () => reject(signal.reason));
      requests.push({
        signal,
        deliver: (code) => resolve({ id: 'sms', type: 'otp', code } as Credential),
      });
    });
  return () => {
    navigator.credentials.get = get;
    Reflect.deleteProperty(window, 'OTPCredential');
  };
}

const meta = {
  title: 'Sign-in/Code from the message',
  component: SignInScreen,
  decorators: [withShop({ path: '/auth', codeSentSecondsAgo: 5 })],
  parameters: { layout: 'fullscreen' },
  beforeEach: mockWebOtp,
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const last = () => waitFor(() => requests.find(({ signal }) => !signal.aborted) ?? Promise.reject());

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    const request = await last();
    request.deliver('123456');
    await waitFor(() => expect(canvas.getByLabelText('6-digit code')).toHaveValue('123456'));
  },
};

export const NoLongerListening: Story = {
  play: async ({ canvas }) => {
    const { signal } = await last();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Number' }));
    await expect(signal.aborted).toBe(true);
  },
};
