import { m } from '@naap/messages';
import { type PhoneSignIn, RESEND_SECONDS, typedCode } from '@naap/state';
import { type FormEvent, type RefObject, use, useEffect, useRef, useState } from 'react';
import {
  Button,
  groupPhone,
  Heading,
  Inline,
  Link,
  OtpField,
  Stack,
  TapeCountdown,
  Text,
  TextButton,
  VisuallyHidden,
} from '../../components/index.ts';
import { SmsInboxContext } from '../app-frame/sms-inbox.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { useWebOtp } from './useWebOtp.ts';

export interface OtpStepProps {
  signIn: PhoneSignIn;
  botCheck: RefObject<HTMLElement | null>;
}

/** Step 2: the code from the text message. */
export function OtpStep({ signIn, botCheck }: OtpStepProps) {
  const { secondsLeft } = signIn;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const inboxUrl = use(SmsInboxContext);
  const show = useResultToast();
  useWebOtp(signIn.sentAt, (text) => setCode(typedCode(text)));

  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (signIn.verifying) return;
    const result = await signIn.verify(code);
    show(result);
    if (!result.ok) {
      setError(result.title);
      // Selected, so that typing replaces the refused code.
      field.current?.focus();
      field.current?.select();
    }
  }

  async function resend() {
    if (signIn.resending) return;
    show(await signIn.resend(botCheck.current));
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack space={20}>
        <Stack space={4}>
          <Heading level={1} focusable>
            {m.sign_in_otp_title()}
          </Heading>
          <Inline space={8} wrap align="baseline">
            <Text as="span" tone="secondary">
              {m.sign_in_otp_sent_to()}{' '}
              <Text as="strong" size="inherit" weight="strong">
                {`+91 ${groupPhone(signIn.phone)}`}
              </Text>
            </Text>
            <TextButton label={m.sign_in_otp_change_number()} onClick={signIn.changeNumber} />
          </Inline>
        </Stack>
        <OtpField
          ref={field}
          name="otp"
          label={m.sign_in_otp_label()}
          value={code}
          error={error}
          onValueChange={(next) => {
            setCode(next);
            if (next !== code) setError(undefined);
          }}
        />
        <Button type="submit" width="full" label={m.sign_in_otp_verify()} loading={signIn.verifying} />
        <Stack space={12} align="center">
          <TapeCountdown secondsLeft={secondsLeft} totalSeconds={RESEND_SECONDS} />
          <Text as="span" size="small">
            <TextButton
              label={
                secondsLeft > 0 ? m.sign_in_otp_resend_in({ seconds: secondsLeft }) : m.sign_in_otp_resend()
              }
              {...(secondsLeft > 0 && { tone: 'secondary', emphasis: 'quiet' })}
              onClick={resend}
            />
          </Text>
          <span role="status">
            {secondsLeft === 0 && <VisuallyHidden>{m.sign_in_otp_resend_open()}</VisuallyHidden>}
          </span>
          {inboxUrl && (
            <Text as="span" size="small">
              <Link href={inboxUrl} label={m.sign_in_otp_inbox()} placement="alone" tone="secondary" />
            </Text>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
