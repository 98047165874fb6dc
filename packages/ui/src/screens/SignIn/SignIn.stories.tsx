import { euShoes } from '@naap/content';
import { usePhoneSignIn } from '@naap/state';
import { assertState } from '@naap/ui/fixtures/assert-state';
import { findVisible } from '@naap/ui/fixtures/find-visible';
import { hasLargeText, hasReaderStyles } from '@naap/ui/fixtures/reader-styles';
import {
  BACKEND_ORIGIN,
  IDENTITY_ORIGIN,
  storyEvents,
  storyShop,
  storyStorage,
  withShop,
} from '@naap/ui/fixtures/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { createRef } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import type { StateId } from '../../all-states.ts';
import { PhoneStep } from './PhoneStep.tsx';
import { form } from './SignIn.css.ts';
import { SignInScreen } from './SignIn.tsx';

const PHONE = '9876543210';
const TOOLKIT = `${IDENTITY_ORIGIN}/identitytoolkit.googleapis.com/v1`;
const SEND = `${TOOLKIT}/accounts\\:sendVerificationCode`;
const VERIFY = `${TOOLKIT}/accounts\\:signInWithPhoneNumber`;
const LOGIN = `${BACKEND_ORIGIN}/login`;

const meta = {
  title: 'Sign-in',
  component: SignInScreen,
  decorators: [withShop({ path: '/auth' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const phoneField = (canvas: Canvas) => canvas.findByLabelText('Mobile number');
const codeField = (canvas: Canvas) => canvas.findByLabelText('6-digit code');
const sendButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Send OTP' });
const verifyButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Verify OTP' });
const refusal = (message: string) => () =>
  HttpResponse.json({ error: { code: 400, message, errors: [] } }, { status: 400 });

async function typePhone(canvas: Canvas, digits: string) {
  await userEvent.type(await phoneField(canvas), digits);
}

async function sendCode(canvas: Canvas) {
  await userEvent.click(await phoneField(canvas));
  await userEvent.paste(PHONE);
  await userEvent.click(await sendButton(canvas));
}

async function enterCode(canvas: Canvas, code: string) {
  await userEvent.click(await codeField(canvas));
  await userEvent.paste(code);
  await userEvent.click(await verifyButton(canvas));
}

/** Expects an error's title in a toast and below the field. */
async function expectErrorShown(canvas: Canvas, text: string) {
  await waitFor(() => expect(canvas.getAllByText(text).length).toBeGreaterThan(0));
}

/** Expects that no text of the identity provider is shown. */
const expectOwnWords = (canvas: Canvas) => expect(canvas.queryByText(/firebase|auth\//i)).toBeNull();

export const PhoneEmpty: Story = {
  parameters: { states: ['auth--phone-empty', 'auth--phone-prefix'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByText('+91')).toBeVisible();
    await expect(await sendButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PhonePartial: Story = {
  parameters: { states: ['auth--phone-partial', 'auth--phone-invalid-submit'] },
  play: async ({ canvas }) => {
    await typePhone(canvas, '987654321');
    await expect(await sendButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expectErrorShown(canvas, 'Please enter a valid 10-digit phone number');
    await expect(await phoneField(canvas)).toHaveValue('98765 4321');
  },
};

export const PhoneComplete: Story = {
  parameters: { states: ['auth--phone-complete', 'auth--phone-non-digits'] },
  play: async ({ canvas }) => {
    await typePhone(canvas, '98a76 54-321099');
    await assertState('auth--phone-non-digits', async () =>
      expect(await phoneField(canvas)).toHaveValue('98765 43210'),
    );
    await expect(await sendButton(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

/** The cover shows what the shop sells. */
export const OtherShop: Story = {
  parameters: { shop: { content: euShoes } },
  play: async ({ canvas, canvasElement }) => {
    await phoneField(canvas);
    const pictures = canvasElement.querySelectorAll('main img');
    const names = Array.from(
      pictures,
      (picture) => picture.getAttribute('src')?.match(/art\/([a-z]+)-/)?.[1],
    );
    await expect(names).toEqual(['handbag', 'sneakers']);
  },
};

const requestSeen = fn();

export const Sending: Story = {
  parameters: { states: ['auth--sending'] },
  beforeEach: ({ msw }) => {
    requestSeen.mockClear();
    msw.use(
      http.post(SEND, () => {
        requestSeen();
        return delay('infinite');
      }),
    );
  },
  play: async ({ canvas }) => {
    await sendCode(canvas);
    await assertState('auth--sending', async () =>
      expect(await sendButton(canvas)).toHaveAttribute('aria-busy', 'true'),
    );
    // Waits, because a late request would count against the next story's limit of one code a minute.
    await waitFor(() => expect(requestSeen).toHaveBeenCalledOnce());
  },
};

/** The message covers no control of the form, also on a narrow phone. */
export const CodeSent: Story = {
  parameters: { states: ['auth--otp-sent', 'auth--otp-sent-body', 'auth--otp-empty', 'auth--otp-countdown'] },
  play: async ({ canvas, canvasElement }) => {
    await sendCode(canvas);
    await expect(await codeField(canvas)).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
    // The digits are in two groups.
    const toast = (await findVisible(canvas, 'OTP sent!')).closest('[popover]');
    const [group] = canvas.getAllByText(PHONE.slice(-5));
    await expect(group?.parentElement).toHaveTextContent(`+91${PHONE}`);
    await expect(group).toBeVisible();
    await expect(canvas.getByText(/^Resend in (60|59)s$/)).toBeVisible();
    // Large letters leave no room.
    if (hasLargeText() || hasReaderStyles()) return;
    const controls = [...canvasElement.querySelectorAll('form :is(a, button, input)')];
    await expect(controls).toHaveLength(5);
    await waitFor(async () => {
      const { top, bottom } = toast?.getBoundingClientRect() ?? new DOMRect();
      await expect(bottom).toBeGreaterThan(top);
      const boxes = controls.map((control) => control.getBoundingClientRect());
      await expect(boxes.filter((box) => box.top < bottom && box.bottom > top)).toEqual([]);
    });
  },
};

const sendRefused = (message: string, title: string, help: string, state: StateId): Story => ({
  parameters: { states: [state] },
  beforeEach: ({ msw }) => msw.use(http.post(SEND, refusal(message))),
  play: async ({ canvas }) => {
    await sendCode(canvas);
    await expectErrorShown(canvas, title);
    await findVisible(canvas, help);
    await expectOwnWords(canvas);
    await expect(await phoneField(canvas)).toHaveValue('98765 43210');
  },
});

export const SendTooManyRequests = sendRefused(
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'Too many requests. Please try again later.',
  'A number can get one code a minute, and a few in an hour.',
  'auth--send-too-many-requests',
);
export const SendInvalidPhoneNumber = sendRefused(
  'INVALID_PHONE_NUMBER',
  'Invalid phone number format',
  'Please check the 10 digits after +91.',
  'auth--send-invalid-phone-number',
);
export const SendMissingPhoneNumber = sendRefused(
  'MISSING_PHONE_NUMBER',
  'Phone number is required',
  'Please check the 10 digits after +91.',
  'auth--send-missing-phone-number',
);
export const SendInvalidAppCredential = sendRefused(
  'INVALID_APP_CREDENTIAL',
  'Authentication configuration error. Please try again.',
  'The sign-in does not recognise this page. Your number is not the reason.',
  'auth--send-invalid-app-credential',
);
export const SendFailed = sendRefused(
  'OPERATION_NOT_ALLOWED',
  'Failed to send OTP',
  'The SMS service did not take the request. Please try again in a minute.',
  'auth--send-other',
);

export const SendWithoutContainer: Story = {
  parameters: { states: ['auth--send-no-container'] },
  render: function Render() {
    return (
      <main className={form}>
        <PhoneStep signIn={usePhoneSignIn()} botCheck={createRef()} focusField={false} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    await sendCode(canvas);
    await expectErrorShown(canvas, 'reCAPTCHA container not found');
  },
};

export const SessionExpired: Story = {
  parameters: {
    states: ['auth--session-expired', 'auth--session-expired-body'],
    shop: { codeSentSecondsAgo: 18 },
  },
  play: async ({ canvas }) => {
    await codeField(canvas);
    storyStorage().session.clear();
    await enterCode(canvas, '407192');
    await expectErrorShown(canvas, 'Session expired');
    await findVisible(canvas, 'Please resend OTP');
    await expect(await phoneField(canvas)).toHaveValue('98765 43210');
  },
};

export const CountdownRunning: Story = {
  parameters: {
    states: ['auth--otp-countdown-running', 'auth--resend-blocked'],
    shop: { codeSentSecondsAgo: 18 },
  },
  beforeEach: () => {
    // The clock is mocked, so that a slow machine shows the same second.
    const { now } = Date;
    const still = now();
    Date.now = () => still;
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend in 42s' }));
    await findVisible(canvas, 'Please wait 42s before trying again');
  },
};

export const CodePartial: Story = {
  parameters: {
    states: ['auth--otp-partial', 'auth--otp-incomplete-submit'],
    shop: { codeSentSecondsAgo: 5 },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await codeField(canvas), '407');
    await userEvent.click(await verifyButton(canvas));
    await expectErrorShown(canvas, 'Please enter the complete OTP');
    await assertState('auth--otp-partial', async () => expect(await codeField(canvas)).toHaveValue('407'));
  },
};

export const CodePasted: Story = {
  parameters: { states: ['auth--otp-complete', 'auth--otp-pasted'], shop: { codeSentSecondsAgo: 5 } },
  play: async ({ canvas }) => {
    await userEvent.click(await codeField(canvas));
    await userEvent.paste('Your naap code is 407 192.');
    for (const state of ['auth--otp-complete', 'auth--otp-pasted'] as const)
      await assertState(state, async () => expect(await codeField(canvas)).toHaveValue('407192'));
  },
};

export const ChangeNumber: Story = {
  parameters: { states: ['auth--otp-change-number'], shop: { codeSentSecondsAgo: 5 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Number' }));
    await expect(await phoneField(canvas)).toHaveValue('98765 43210');
    await expect(await phoneField(canvas)).toHaveFocus();
  },
};

/** From the code to the number, and from there to the page before. */
export const Back: Story = {
  parameters: {
    states: ['auth--back-from-otp', 'auth--back-from-phone'],
    shop: { codeSentSecondsAgo: 5, previousPath: '/product/42' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await assertState('auth--back-from-phone', async () =>
      expect(await canvas.findByText('Went to /product/42')).toBeVisible(),
    );
  },
};

export const Verifying: Story = {
  parameters: { states: ['auth--verifying'], shop: { codeSentSecondsAgo: 5 } },
  beforeEach: ({ msw }) => msw.use(http.post(VERIFY, () => delay('infinite'))),
  play: async ({ canvas }) => {
    await enterCode(canvas, '407192');
    await assertState('auth--verifying', () =>
      waitFor(async () => expect(await verifyButton(canvas)).toHaveAttribute('aria-busy', 'true')),
    );
  },
};

const verifyRefused = (message: string, title: string, state: StateId): Story => ({
  parameters: { states: [state], shop: { codeSentSecondsAgo: 18 } },
  beforeEach: ({ msw }) => msw.use(http.post(VERIFY, refusal(message))),
  play: async ({ canvas }) => {
    await enterCode(canvas, '407192');
    await expectErrorShown(canvas, title);
    await expectOwnWords(canvas);
    const field: HTMLInputElement = await codeField(canvas);
    await expect(field).toHaveValue('407192');
    // Typing replaces the refused code.
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    const firstBox = field.nextElementSibling?.firstElementChild ?? field;
    await waitFor(() => expect(getComputedStyle(firstBox).outlineStyle).toBe('solid'));
  },
});

export const VerifyInvalidCode: Story = {
  name: 'Verify Invalid Code: wrong one-time code',
  ...verifyRefused('INVALID_CODE', 'Invalid OTP. Please check and try again.', 'auth--verify-invalid-code'),
};
export const VerifyCodeExpired = verifyRefused(
  'SESSION_EXPIRED',
  'OTP has expired. Please request a new one.',
  'auth--verify-code-expired',
);
export const VerifyFailed = verifyRefused('OPERATION_NOT_ALLOWED', 'Invalid OTP', 'auth--verify-other');

export const ResendReady: Story = {
  parameters: { states: ['auth--resend-ready'], shop: { codeSentSecondsAgo: 61 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can ask for a new code now.')).toBeInTheDocument();
    const resend = canvas.getByRole('button', { name: 'Resend OTP' });
    await assertState('auth--resend-ready', async () => {
      await expect(resend).toBeEnabled();
      await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const CodeResent: Story = {
  parameters: { states: ['auth--otp-resent'], shop: { codeSentSecondsAgo: 61 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend OTP' }));
    await findVisible(canvas, 'OTP resent!');
    await expect(canvas.getByText(/^Resend in (60|59)s$/)).toBeVisible();
  },
};

const resendRefused = (message: string, title: string, help: string, state: StateId): Story => ({
  parameters: { states: [state], shop: { codeSentSecondsAgo: 61 } },
  beforeEach: ({ msw }) => msw.use(http.post(SEND, refusal(message))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend OTP' }));
    await expectErrorShown(canvas, title);
    await findVisible(canvas, help);
    await expectOwnWords(canvas);
  },
});

export const ResendTooMany = resendRefused(
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'Too many requests. Please wait before requesting again.',
  'A number can get one code a minute, and a few in an hour.',
  'auth--resend-too-many',
);
export const ResendInvalidAppCredential = resendRefused(
  'INVALID_APP_CREDENTIAL',
  'Authentication configuration error. Please try again.',
  'The sign-in does not recognise this page. Your number is not the reason.',
  'auth--resend-invalid-app-credential',
);
export const ResendFailed = resendRefused(
  'OPERATION_NOT_ALLOWED',
  'Failed to resend OTP',
  'The SMS service did not take the request. Please try again in a minute.',
  'auth--resend-other',
);

/** Requests a code from the sandbox's provider and enters it. */
async function signIn(canvas: Canvas) {
  await sendCode(canvas);
  await codeField(canvas);
  await enterCode(canvas, storyShop().lastCode() ?? '');
}

export const ReturnsToFrom: Story = {
  parameters: {
    states: ['auth--login-successful', 'auth--returns-to-from'],
    shop: { state: { from: '/product/42?size=M' } },
  },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await assertState('auth--returns-to-from', async () =>
      expect(await canvas.findByText('Went to /product/42?size=M')).toBeVisible(),
    );
    await findVisible(canvas, 'Login successful!');
  },
};

export const ReturnsHome: Story = {
  parameters: { states: ['auth--returns-home', 'events--login'], shop: { consent: 'granted' } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await assertState('auth--returns-home', async () =>
      expect(await canvas.findByText('Went to /')).toBeVisible(),
    );
    await assertState('events--login', () =>
      waitFor(() => expect(storyEvents()).toEqual([{ name: 'login', params: { method: 'phone' } }])),
    );
  },
};

export const BackendLoginFailed: Story = {
  parameters: { states: ['auth--backend-login-failed'] },
  beforeEach: ({ msw }) => msw.use(http.post(LOGIN, () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expectErrorShown(canvas, 'Login failed');
  },
};

const PHONE_REQUIRED = 'This account has no phone number. Sign in by phone.';

export const BackendLoginError: Story = {
  parameters: { states: ['auth--backend-login-error'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(LOGIN, () =>
        HttpResponse.json({ error: PHONE_REQUIRED, code: 'phone_required' }, { status: 403 }),
      ),
    ),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await assertState('auth--backend-login-error', () => expectErrorShown(canvas, PHONE_REQUIRED));
  },
};
