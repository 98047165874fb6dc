import { m } from '@naap/messages';
import { BODY_MEASUREMENTS, useNaap } from '@naap/state/naap';
import { LinkButton } from '../../components/index.ts';
import { lengthText, measurementNames } from '../body-measurements/measurement-text.ts';
import { naapPath } from '../navigation/paths.ts';

/** The link to the shopper's measurements, which shows those that are saved. */
export function NaapLink() {
  const { naap } = useNaap();
  const lengths = BODY_MEASUREMENTS.flatMap((name) => {
    const length = naap?.measurements[name];
    return length === undefined || !naap
      ? []
      : [`${measurementNames[name]()} ${lengthText(length, naap.unit)}`];
  });
  return (
    <LinkButton
      label={lengths.join(' · ') || (naap ? m.naap_title() : m.naap_screen_measure())}
      href={naapPath}
      width="full"
      emphasis="outline"
      size="medium"
    />
  );
}
