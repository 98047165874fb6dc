import { m } from '@naap/messages';
import { isIndianPhone, type PhoneSignIn } from '@naap/state';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button, Heading, PhoneField, Stack, Text } from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';

export interface PhoneStepProps {
  signIn: PhoneSignIn;
  botCheck: RefObject<HTMLElement | null>;
  /** Focuses the field, after the shopper returned from the code step. */
  focusField: boolean;
}

/** Step 1: the mobile number. */
export function PhoneStep({ signIn, botCheck, focusField }: PhoneStepProps) {
  const [phone, setPhone] = useState(signIn.phone);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const show = useResultToast();
  const isComplete = isIndianPhone(phone);

  useEffect(() => {
    if (focusField) field.current?.focus();
  }, [focusField]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (signIn.sending) return;
    const result = await signIn.sendCode(phone, botCheck.current);
    show(result);
    if (!result.ok) {
      setError(result.title);
      field.current?.focus();
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack space={20}>
        <Stack space={4}>
          <Heading level={1} focusable>
            {m.sign_in_phone_title()}
          </Heading>
          <Text tone="secondary">{m.sign_in_phone_intro()}</Text>
        </Stack>
        <PhoneField
          ref={field}
          name="phone"
          label={m.sign_in_phone_label()}
          hint={m.sign_in_phone_hint()}
          prefix="+91"
          value={phone}
          error={error}
          foreignError={m.sign_in_phone_foreign()}
          tooLongError={m.sign_in_phone_too_long()}
          enterKeyHint="send"
          onValueChange={(next) => {
            setPhone(next);
            setError(undefined);
          }}
        />
        <Button
          type="submit"
          width="full"
          label={m.sign_in_phone_send()}
          unavailable={!isComplete}
          describedBy={noteId}
          loading={signIn.sending}
        />
        <Text size="small" tone="secondary" id={noteId}>
          {isComplete ? m.sign_in_phone_note() : m.sign_in_phone_incomplete()}
        </Text>
      </Stack>
    </form>
  );
}
