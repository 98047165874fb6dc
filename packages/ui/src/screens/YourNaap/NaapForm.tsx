import { m } from '@naap/messages';
import { useSession } from '@naap/state';
import {
  BODY_MEASUREMENTS,
  FIT_PREFERENCES,
  MEASUREMENT_LIMITS,
  type Naap,
  type NaapDraft,
  type NaapState,
  useNaapDraft,
} from '@naap/state/naap';
import { useEffect, useId, useRef, useState } from 'react';
import {
  Button,
  Heading,
  Icon,
  parseLength,
  SegmentedControl,
  Stack,
  StickyBar,
  shieldCheckIcon,
  Text,
  TextButton,
} from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { preferenceNames, unitNames } from '../body-measurements/measurement-text.ts';
import { DeleteNaap } from './DeleteNaap.tsx';
import { KnownSizes } from './KnownSizes.tsx';
import { isBlank, isEmpty, missingFields, withKnownSize } from './known-size.ts';
import { Measurement } from './Measurement.tsx';
import {
  aside,
  layout,
  measure,
  measures,
  others,
  preference,
  purpose,
  start,
  tapes,
} from './YourNaap.css.ts';

interface NaapFormProps extends Pick<NaapState, 'save' | 'remove'> {
  saved: Naap | null;
  onSaved: () => void;
}

/** The measurements, and what else tells the shopper's size. */
export function NaapForm({ saved, save, remove, onSaved }: NaapFormProps) {
  const { draft, update, discard } = useNaapDraft(saved);
  const { naap, typed } = draft;
  const { status } = useSession();
  const form = useRef<HTMLDivElement>(null);
  const known = useRef<HTMLDetailsElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The number of times that a known size was to be added without a field.
  const [incomplete, setIncomplete] = useState(0);
  const id = useId();
  const show = useResultToast();

  useEffect(() => {
    if (incomplete > 0) focusInvalid(form.current);
  }, [incomplete]);

  function change(changes: Partial<NaapDraft>) {
    setProblem(undefined);
    update(changes);
  }

  async function submit() {
    if (Object.values(typed).some((text) => text !== undefined)) return focusInvalid(form.current);
    const isAdding = !isBlank(draft.knownSize);
    if (isAdding && Object.keys(missingFields(draft.knownSize)).length > 0) {
      known.current?.setAttribute('open', '');
      return setIncomplete(incomplete + 1);
    }
    const complete = isAdding ? withKnownSize(draft) : draft;
    if (isEmpty(complete.naap)) return setProblem(m.naap_screen_empty());
    setSaving(true);
    const result = await save(complete.naap);
    setSaving(false);
    show(result);
    if (!result.ok) return setProblem(result.description ?? result.title);
    discard();
    onSaved();
  }

  return (
    <div ref={form} className={layout}>
      <div className={measures}>
        <Text>{m.naap_screen_intro()}</Text>
        <div className={start}>
          <SegmentedControl
            label={m.naap_screen_unit()}
            options={(['cm', 'inch'] as const).map((value) => ({ value, label: unitNames[value]() }))}
            selected={naap.unit}
            onSelect={(unit) => change(withUnit(draft, unit))}
          />
          <TextButton
            label={m.naap_screen_no_tape()}
            onClick={() => {
              known.current?.setAttribute('open', '');
              known.current?.querySelector('summary')?.focus();
            }}
          />
        </div>
        <div className={tapes}>
          {BODY_MEASUREMENTS.map((name) => (
            <div key={name} className={measure}>
              <Measurement name={name} draft={draft} onChange={change} />
            </div>
          ))}
        </div>
      </div>
      <div className={aside}>
        <div className={others}>
          <div className={preference}>
            <Heading level={2} size="h3" id={id}>
              {m.naap_screen_preference()}
            </Heading>
            <SegmentedControl
              labelledBy={id}
              options={FIT_PREFERENCES.map((value) => ({ value, label: preferenceNames[value]() }))}
              selected={naap.preference}
              onSelect={(value) => change({ naap: { ...naap, preference: value } })}
            />
          </div>
          <KnownSizes
            ref={known}
            draft={draft}
            onChange={(changes) => {
              // The size has been added, and the fields are empty again.
              if (changes.naap && changes.knownSize) setIncomplete(0);
              change(changes);
            }}
            marksMissing={incomplete > 0}
            onIncomplete={() => setIncomplete(incomplete + 1)}
          />
          <div className={purpose}>
            <Icon icon={shieldCheckIcon} />
            <div>
              <Text size="small" tone="secondary">
                {status === 'signed-in' ? m.naap_screen_purpose() : m.naap_screen_purpose_device()}
              </Text>
              <DeleteNaap isSaved={saved !== null} remove={remove} onDeleted={discard} />
            </div>
          </div>
        </div>
        <StickyBar>
          <Stack space={8}>
            <div role="alert">
              {problem && (
                <Text size="small" tone="danger" id={`${id}-problem`}>
                  {problem}
                </Text>
              )}
            </div>
            <Button
              width="full"
              label={m.naap_screen_save()}
              loading={isSaving}
              loadingLabel={m.naap_screen_saving()}
              {...(problem !== undefined && { describedBy: `${id}-problem` })}
              onClick={submit}
            />
          </Stack>
        </StickyBar>
      </div>
    </div>
  );
}

function focusInvalid(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

/** Changes the unit. A refused number that is within the limits in the other unit becomes the measurement. */
function withUnit({ naap, typed }: NaapDraft, unit: Naap['unit']): Pick<NaapDraft, 'naap' | 'typed'> {
  const measurements = { ...naap.measurements };
  const refused = { ...typed };
  for (const name of BODY_MEASUREMENTS) {
    const length = parseLength(typed[name] ?? '', unit, MEASUREMENT_LIMITS[name]);
    if (length === null) continue;
    measurements[name] = length;
    delete refused[name];
  }
  return { naap: { ...naap, unit, measurements }, typed: refused };
}
