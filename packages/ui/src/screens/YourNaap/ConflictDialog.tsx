import { m } from '@naap/messages';
import { BODY_MEASUREMENTS, type Naap, type NaapState } from '@naap/state/naap';
import { useState } from 'react';
import { Button, Dialog, Stack, Text } from '../../components/index.ts';
import { lengthText, measurementNames, preferenceNames } from '../body-measurements/measurement-text.ts';
import { cell, comparison } from './YourNaap.css.ts';

interface ConflictDialogProps extends Pick<NaapState, 'resolve'> {
  conflict: NonNullable<NaapState['conflict']>;
}

/** Asks which of two different measurements to keep. When it is closed, both stay, and it asks again on the next visit. */
export function ConflictDialog({ conflict, resolve }: ConflictDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [resolving, setResolving] = useState<keyof typeof conflict>();
  const [error, setError] = useState<string>();
  const close = () => setOpen(false);

  async function keep(choice: keyof typeof conflict) {
    setResolving(choice);
    const result = await resolve(choice);
    setResolving(undefined);
    setError(result.ok ? undefined : (result.description ?? result.title));
  }

  const { device, account } = conflict;
  const rows = [
    ...BODY_MEASUREMENTS.map((name) => ({
      label: measurementNames[name](),
      of: ({ measurements }: Naap) => {
        const length = measurements[name];
        return length === undefined ? m.naap_screen_not_set() : lengthText(length, account.unit);
      },
    })),
    { label: m.naap_screen_preference(), of: ({ preference }: Naap) => preferenceNames[preference]() },
    {
      label: m.naap_screen_conflict_sizes(),
      of: ({ known_sizes }: Naap) =>
        known_sizes.map(({ brand, size }) => `${brand} ${size}`).join(', ') || m.naap_screen_not_set(),
    },
  ];
  const keepButton = (choice: keyof typeof conflict, label: string) => (
    <Button
      width="full"
      emphasis="outline"
      label={label}
      loading={resolving === choice}
      unavailable={resolving !== undefined}
      onClick={() => resolving === undefined && keep(choice)}
    />
  );
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={m.naap_screen_conflict_title()}
      description={m.naap_screen_conflict_text()}
      closeLabel={m.naap_screen_conflict_close()}
    >
      <Stack space={16}>
        <table className={comparison} aria-label={m.naap_screen_conflict_table()}>
          <thead>
            <tr>
              <td className={cell} />
              <Head>{m.naap_screen_conflict_device()}</Head>
              <Head>{m.naap_screen_conflict_account()}</Head>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row" className={cell}>
                  <Text as="span" size="small" tone="secondary">
                    {label}
                  </Text>
                </th>
                {[device, account].map((naap, index) => (
                  <td key={index === 0 ? 'device' : 'account'} className={cell}>
                    <Text as="span" weight={of(device) === of(account) ? 'regular' : 'strong'}>
                      {of(naap)}
                    </Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div role="alert">{error && <Text tone="danger">{error}</Text>}</div>
        <Stack space={8}>
          {keepButton('device', m.naap_screen_conflict_keep_device())}
          {keepButton('account', m.naap_screen_conflict_keep_account())}
          <Button width="full" emphasis="quiet" label={m.naap_screen_conflict_close()} onClick={close} />
        </Stack>
      </Stack>
    </Dialog>
  );
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className={cell}>
      <Text as="span" size="small" weight="strong">
        {children}
      </Text>
    </th>
  );
}
