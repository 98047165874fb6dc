import { m } from '@naap/messages';
import { type BodyMeasurement, MEASUREMENT_LIMITS, type NaapDraft } from '@naap/state/naap';
import { MeasureTape, parseLength, stepLimits, Text } from '../../components/index.ts';
import { measurementNames, unitNames } from '../body-measurements/measurement-text.ts';
import { MeasureDrawing } from './MeasureDrawing.tsx';
import { instruction } from './YourNaap.css.ts';

const INSTRUCTIONS: Readonly<Record<BodyMeasurement, () => string>> = {
  chest: m.naap_screen_chest_how,
  waist: m.naap_screen_waist_how,
  hip: m.naap_screen_hip_how,
  foot: m.naap_screen_foot_how,
};

/** The number at the middle of a tape that is not set, in mm: near the middle of the shop's sizes. */
const RESTS_AT: Readonly<Record<BodyMeasurement, number>> = { chest: 920, waist: 780, hip: 980, foot: 250 };

interface MeasurementProps {
  name: BodyMeasurement;
  draft: NaapDraft;
  onChange: (changes: Pick<NaapDraft, 'naap' | 'typed'>) => void;
}

/** A measurement: its tape, and how to take it. */
export function Measurement({ name, draft: { naap, typed }, onChange }: MeasurementProps) {
  const { unit, measurements } = naap;
  const label = measurementNames[name]();
  return (
    <MeasureTape
      label={label}
      unit={unit}
      unitLabel={unitNames[unit]()}
      value={measurements[name] ?? null}
      typed={typed[name] ?? null}
      limits={MEASUREMENT_LIMITS[name]}
      restsAt={RESTS_AT[name]}
      error={limitsText(name, unit, typed[name] ?? '')}
      formatValue={(length) =>
        unit === 'cm' ? m.naap_screen_value_cm({ length }) : m.naap_screen_value_inch({ length })
      }
      notSetLabel={m.naap_screen_not_set()}
      clearLabel={m.naap_screen_clear()}
      clearName={m.naap_screen_clear_named({ name: label })}
      onValueChange={(value, text) =>
        onChange({
          naap: { ...naap, measurements: { ...measurements, [name]: value ?? undefined } },
          typed: { ...typed, [name]: text ?? undefined },
        })
      }
    >
      <div className={instruction}>
        <MeasureDrawing of={name} />
        <Text size="small" tone="secondary">
          {INSTRUCTIONS[name]()}
        </Text>
      </div>
    </MeasureTape>
  );
}

/** Returns the sentence with the limits of a measurement, which suggests the other unit for a number that is within its limits there. */
function limitsText(name: BodyMeasurement, unit: 'cm' | 'inch', text: string): string {
  const limits = MEASUREMENT_LIMITS[name];
  const other = unit === 'cm' ? 'inch' : 'cm';
  const [shortest, longest] = stepLimits(limits, unit);
  const words = { shortest, longest, unit: unitNames[unit](), other: unitNames[other]() };
  return parseLength(text, other, limits) === null
    ? m.naap_screen_limits(words)
    : m.naap_screen_limits_other(words);
}
