import { m } from '@naap/messages';
import { useLabel } from '@naap/state';
import {
  type KnownSize,
  MAX_KNOWN_SIZES,
  type NaapDraft,
  SIZE_WISHES,
  useChartNames,
} from '@naap/state/naap';
import { type Ref, useId, useRef, useState } from 'react';
import {
  Button,
  caretDownIcon,
  Heading,
  Icon,
  Inline,
  plusIcon,
  RemovableChip,
  SegmentedControl,
  SelectField,
  Text,
  TextField,
} from '../../components/index.ts';
import { caret, disclosure } from '../../css/disclosure.css.ts';
import { isBlank, missingFields, withKnownSize } from './known-size.ts';
import { fields, knownSizes, wide } from './YourNaap.css.ts';

const WISHES: Readonly<Record<KnownSize['wish'], () => string>> = {
  same: m.naap_screen_known_same,
  larger: m.naap_screen_known_larger,
  smaller: m.naap_screen_known_smaller,
};

const MAX_LENGTH = 80;

interface KnownSizesProps {
  draft: NaapDraft;
  onChange: (changes: Partial<NaapDraft>) => void;
  /** Whether the fields that are missing are marked. */
  marksMissing: boolean;
  /** Called when a size is to be added that is not complete. */
  onIncomplete: () => void;
  ref: Ref<HTMLDetailsElement>;
}

/** Sizes of which the shopper knows that they fit. */
export function KnownSizes({ draft, onChange, marksMissing, onIncomplete, ref }: KnownSizesProps) {
  const { naap, knownSize } = draft;
  const [startsOpen] = useState(naap.known_sizes.length > 0 || !isBlank(knownSize));
  const summary = useRef<HTMLElement>(null);
  const errors = missingFields(knownSize);
  return (
    <details ref={ref} open={startsOpen}>
      <summary ref={summary} className={disclosure}>
        <Heading level={2} size="h3">
          {m.naap_screen_known_title()}
        </Heading>
        <span className={caret}>
          <Icon icon={caretDownIcon} />
        </span>
      </summary>
      <div className={knownSizes}>
        <Text size="small" tone="secondary">
          {m.naap_screen_known_text()}
        </Text>
        <SizeList
          sizes={naap.known_sizes}
          onRemove={(removed) => {
            onChange({ naap: { ...naap, known_sizes: naap.known_sizes.filter((size) => size !== removed) } });
            summary.current?.focus();
          }}
        />
        {naap.known_sizes.length >= MAX_KNOWN_SIZES ? (
          <Text>{m.naap_screen_known_full({ count: MAX_KNOWN_SIZES })}</Text>
        ) : (
          <>
            <Fields
              size={knownSize}
              errors={marksMissing ? errors : {}}
              onChange={(size) => onChange({ knownSize: size })}
            />
            <Button
              emphasis="outline"
              size="medium"
              icon={plusIcon}
              label={m.naap_screen_known_add()}
              onClick={() => {
                if (Object.keys(errors).length > 0) onIncomplete();
                else onChange(withKnownSize(draft));
              }}
            />
          </>
        )}
      </div>
    </details>
  );
}

function SizeList({ sizes, onRemove }: { sizes: readonly KnownSize[]; onRemove: (size: KnownSize) => void }) {
  const labelOf = useLabel();
  if (sizes.length === 0) return null;
  return (
    <Inline as="ul" space={8} wrap label={m.naap_screen_known_list()}>
      {sizes.map((size) => {
        const { brand, kind, gender } = size;
        const name = [brand, ...[gender, kind, size.size].map((word) => labelOf(word ?? ''))]
          .filter(Boolean)
          .join(' ');
        const label =
          size.wish === 'larger'
            ? m.naap_screen_known_wish_larger({ name })
            : size.wish === 'smaller'
              ? m.naap_screen_known_wish_smaller({ name })
              : name;
        return (
          <li key={label}>
            <RemovableChip
              label={label}
              removeLabel={m.naap_screen_known_remove({ name: label })}
              onRemove={() => onRemove(size)}
            />
          </li>
        );
      })}
    </Inline>
  );
}

interface FieldsProps {
  size: KnownSize;
  errors: ReturnType<typeof missingFields>;
  onChange: (size: KnownSize) => void;
}

function Fields({ size, errors, onChange }: FieldsProps) {
  const id = useId();
  const names = useChartNames(size.kind);
  const labelOf = useLabel();
  const option = (value: string) => ({ value, label: labelOf(value) });
  return (
    <div className={fields}>
      <div className={wide}>
        <TextField
          label={m.naap_screen_known_brand()}
          value={size.brand}
          maxLength={MAX_LENGTH}
          suggestions={names.brands}
          autoComplete="off"
          error={errors.brand}
          onValueChange={(brand) => onChange({ ...size, brand })}
        />
      </div>
      <SelectField
        label={m.naap_screen_known_kind()}
        value={size.kind}
        options={names.kinds.map(option)}
        placeholder={m.naap_screen_known_kind_none()}
        error={errors.kind}
        onValueChange={(kind) => onChange({ ...size, kind })}
      />
      <TextField
        label={m.naap_screen_known_size()}
        value={size.size}
        maxLength={MAX_LENGTH}
        suggestions={names.sizes}
        autoComplete="off"
        error={errors.size}
        onValueChange={(value) => onChange({ ...size, size: value })}
      />
      <div className={wide}>
        <Text as="span" size="small" weight="strong" id={`${id}-gender`}>
          {m.naap_screen_known_gender()}
        </Text>
        <SegmentedControl
          labelledBy={`${id}-gender`}
          options={names.genders.map(option)}
          selected={size.gender}
          onSelect={(gender) => onChange({ ...size, gender })}
        />
      </div>
      <div className={wide}>
        <Text as="span" size="small" weight="strong" id={`${id}-wish`}>
          {m.naap_screen_known_wish()}
        </Text>
        <SegmentedControl
          labelledBy={`${id}-wish`}
          options={SIZE_WISHES.map((value) => ({ value, label: WISHES[value]() }))}
          selected={size.wish}
          onSelect={(wish) => onChange({ ...size, wish })}
        />
      </div>
    </div>
  );
}
