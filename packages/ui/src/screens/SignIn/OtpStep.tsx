import { type PhoneSignIn, RESEND_SECONDS } from '@naap/state';
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
import { copy } from './SignIn.copy.ts';
import { useWebOtp } from './useWebOtp.ts';

const { otp: words } = copy;

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
  useWebOtp(signIn.sentAt, setCode);

  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (signIn.verifying) return;
    const result = await signIn.verify(code);
    show(result);
    if (!result.ok) {
      setError(result.title);
      field.current?.focus();
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
            {words.title}
          </Heading>
          <Inline space={8} wrap align="baseline">
            <Text as="span" tone="secondary">
              {words.sentTo}{' '}
              <Text as="strong" size="inherit" weight="strong">
                {copy.prefix} {groupPhone(signIn.phone)}
              </Text>
            </Text>
            <TextButton label={words.changeNumber} onClick={signIn.changeNumber} />
          </Inline>
        </Stack>
        <OtpField
          ref={field}
          name="otp"
          label={words.label}
          value={code}
          error={error}
          onValueChange={(next) => {
            setCode(next);
            setError(undefined);
          }}
        />
        <Button type="submit" width="full" label={words.verify} loading={signIn.verifying} />
        <Stack space={12} align="center">
          <TapeCountdown secondsLeft={secondsLeft} totalSeconds={RESEND_SECONDS} />
          <Text as="span" size="small">
            <TextButton
              label={secondsLeft > 0 ? words.resendIn(secondsLeft) : words.resend}
              {...(secondsLeft > 0 && { tone: 'secondary', emphasis: 'quiet' })}
              onClick={resend}
            />
          </Text>
          <span role="status">
            {secondsLeft === 0 && <VisuallyHidden>{words.resendOpen}</VisuallyHidden>}
          </span>
          {inboxUrl && (
            <Text as="span" size="small">
              <Link href={inboxUrl} label={words.inbox} placement="alone" tone="secondary" />
            </Text>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
