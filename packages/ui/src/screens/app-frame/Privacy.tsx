import { m } from '@naap/messages';
import { useConsent } from '@naap/state';
import { Checkbox, Text } from '../../components/index.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The choice about commerce events. */
export function Privacy() {
  const { state, choose } = useConsent();
  const isRefusedByBrowser = state === 'signal';
  return (
    <ProfileSection title={m.consent_privacy()} isLoading={false}>
      <Text size="small">{m.consent_measurement()}</Text>
      <Checkbox
        label={m.consent_allow()}
        checked={state === 'granted'}
        disabledReason={isRefusedByBrowser ? m.consent_signal() : undefined}
        onCheckedChange={(isAllowed) => choose(isAllowed ? 'granted' : 'refused')}
      />
      {isRefusedByBrowser && <Text size="small">{m.consent_signal()}</Text>}
    </ProfileSection>
  );
}
