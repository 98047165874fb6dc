import { m } from '@naap/messages';
import { type AccountDeletion, digitsIn, useAccountDeletion, useContent, useSession } from '@naap/state';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Dialog, Heading, Stack, Text, TextField } from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { dayText, timeText } from '../delivery-time/time-text.ts';
import { list } from './DeleteAccountDialog.css.ts';

/** How many digits of the phone number confirm the deletion. */
const DIGITS = 4;
/** Time until the profile is replaced, and the dialog with it, in ms. Longer than the transition, so that the dialog has faded out. */
const FADE_OUT_MS = 300;

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Explains which data is deleted and which is kept, asks for the last digits of the phone number, and deletes the account. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const deletion = useAccountDeletion();
  const navigate = useNavigate();
  const show = useResultToast();
  const { status } = deletion.state;
  const isBusy = status === 'deleting' || (status === 'sign-in-left' && deletion.state.isRepeating);

  async function remove() {
    const result = await deletion.remove();
    if (!result) return;
    navigate('/');
    show(result);
  }

  async function close() {
    if (isBusy) return;
    onClose();
    if (status === 'sign-in-left') {
      await new Promise((resolve) => setTimeout(resolve, FADE_OUT_MS));
      navigate('/');
    }
    await deletion.dismiss();
  }

  return (
    <Dialog open={open} onClose={close} title={titleOf(deletion.state)} closeLabel={m.profile_delete_close()}>
      {status === 'refused' ? (
        <Refused until={deletion.state.order.until} onClose={close} />
      ) : status === 'sign-in-left' ? (
        <SignInLeft {...deletion.state} onRetry={remove} onClose={close} />
      ) : (
        <Confirmation
          error={status === 'failed' ? deletion.state.message : null}
          isDeleting={isBusy}
          onConfirm={remove}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

function titleOf(state: AccountDeletion['state']): string {
  if (state.status === 'refused') return m.profile_delete_refused_title({ name: state.order.orderName });
  return state.status === 'sign-in-left' ? m.profile_delete_sign_in_left_title() : m.profile_delete_title();
}

interface ConfirmationProps {
  /** The error of the last attempt. */
  error: string | null;
  isDeleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function Confirmation({ error, isDeleting, onConfirm, onClose }: ConfirmationProps) {
  const { userPhone } = useSession();
  const [digits, setDigits] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isConfirmed = userPhone !== null && digits === userPhone.slice(-DIGITS);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDeleting) return;
    setSubmitted(true);
    if (isConfirmed) onConfirm();
    else field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack space={16}>
        <Points
          heading={m.profile_delete_deleted_heading()}
          points={[
            m.profile_delete_deleted_account(),
            m.profile_delete_deleted_device(),
            m.profile_delete_deleted_sign_in(),
          ]}
        />
        <Points heading={m.profile_delete_kept_heading()} points={[m.profile_delete_kept_orders()]} />
        <TextField
          ref={field}
          label={m.profile_delete_confirm_label()}
          type="tel"
          autoComplete="off"
          required
          value={digits}
          error={isSubmitted && !isConfirmed ? m.profile_delete_confirm_error() : undefined}
          onValueChange={(text) => setDigits(digitsIn(text).slice(0, DIGITS))}
        />
        <div role="alert">{error !== null && <Text tone="danger">{error}</Text>}</div>
        <Stack space={8}>
          <Button
            type="submit"
            width="full"
            emphasis="ink"
            tone="danger"
            label={m.profile_delete_confirm()}
            loading={isDeleting}
            loadingLabel={m.profile_delete_deleting()}
          />
          <Button
            width="full"
            emphasis="outline"
            label={m.profile_delete_keep()}
            unavailable={isDeleting}
            onClick={onClose}
          />
        </Stack>
      </Stack>
    </form>
  );
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <Stack space={8}>
      <Heading level={3}>{heading}</Heading>
      <ul className={list}>
        {points.map((point) => (
          <Text key={point} as="li" tone="secondary">
            {point}
          </Text>
        ))}
      </ul>
    </Stack>
  );
}

function Refused({ until, onClose }: { until: string; onClose: () => void }) {
  const { delivery } = useContent();
  const time = Date.parse(until);
  return (
    <Stack space={16}>
      <Text>
        {m.profile_delete_refused_text({ day: dayText(time, delivery), time: timeText(time, delivery) })}
      </Text>
      <Button width="full" emphasis="ink" label={m.profile_delete_refused_done()} onClick={onClose} />
    </Stack>
  );
}

interface SignInLeftProps {
  isSignInTooOld: boolean;
  isRepeating: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function SignInLeft({ isSignInTooOld, isRepeating, onRetry, onClose }: SignInLeftProps) {
  return (
    <Stack space={16}>
      <Text>
        {isSignInTooOld ? m.profile_delete_sign_in_left_old() : m.profile_delete_sign_in_left_text()}
      </Text>
      <Stack space={8}>
        {!isSignInTooOld && (
          <Button
            width="full"
            emphasis="ink"
            label={m.profile_delete_sign_in_left_retry()}
            loading={isRepeating}
            onClick={onRetry}
          />
        )}
        <Button
          width="full"
          emphasis="outline"
          label={m.profile_delete_sign_in_left_done()}
          unavailable={isRepeating}
          onClick={onClose}
        />
      </Stack>
    </Stack>
  );
}
