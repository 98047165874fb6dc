import { m } from '@naap/messages';
import { useConsent } from '@naap/state';
import { Checkbox, Heading, Stack, Text } from '../../components/index.ts';

/** The choice about commerce events: in the profile, and on the sign-in screen, which replaces it for signed-out shoppers. */
export function Privacy() {
  const { state, choose } = useConsent();
  const isRefusedByBrowser = state === 'signal';
  const title = m.consent_privacy();
  return (
    <Stack as="section" space={12} label={title}>
      <Heading level={2}>{title}</Heading>
      <Text tone="secondary">{m.consent_measurement()}</Text>
      <Checkbox
        label={m.consent_allow()}
        checked={state === 'granted'}
        disabledReason={isRefusedByBrowser ? m.consent_signal() : undefined}
        onCheckedChange={(isAllowed) => choose(isAllowed ? 'granted' : 'refused')}
      />
      {isRefusedByBrowser && <Text tone="secondary">{m.consent_signal()}</Text>}
    </Stack>
  );
}
