import { m } from '@naap/messages';
import { type KnownSize, MAX_KNOWN_SIZES, type Naap, type NaapDraft, NO_KNOWN_SIZE } from '@naap/state/naap';

/** Returns a known size whose texts have no spaces around them. */
const trimmed = (size: KnownSize): KnownSize => ({
  ...size,
  brand: size.brand.trim(),
  kind: size.kind.trim(),
  size: size.size.trim(),
});

/** Returns whether nothing is entered. */
export const isBlank = (size: KnownSize): boolean => {
  const { brand, kind, size: value } = trimmed(size);
  return brand === '' && kind === '' && value === '';
};

/** Returns the errors of the fields of a known size; an empty object when it is complete. */
export function missingFields(size: KnownSize): Partial<Record<'brand' | 'kind' | 'size', string>> {
  const { brand, kind, size: value } = trimmed(size);
  return {
    ...(brand === '' && { brand: m.naap_screen_known_brand_missing() }),
    ...(kind === '' && { kind: m.naap_screen_known_kind_missing() }),
    ...(value === '' && { size: m.naap_screen_known_size_missing() }),
  };
}

const isSame = (one: KnownSize, other: KnownSize) =>
  (['brand', 'kind', 'gender', 'size'] as const).every((field) => one[field] === other[field]);

/** Adds the entered size as the newest, in place of an equal one, and empties its fields. */
export function withKnownSize({ naap, knownSize }: NaapDraft): Pick<NaapDraft, 'naap' | 'knownSize'> {
  const added = trimmed(knownSize);
  const others = naap.known_sizes.filter((size) => !isSame(size, added));
  const known_sizes = [added, ...others].slice(0, MAX_KNOWN_SIZES);
  return { naap: { ...naap, known_sizes }, knownSize: NO_KNOWN_SIZE };
}

/** Returns whether measurements say nothing about a size. */
export const isEmpty = ({ measurements, known_sizes }: Naap): boolean =>
  known_sizes.length === 0 && Object.values(measurements).every((length) => length === undefined);
