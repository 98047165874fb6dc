import {
  type BodyMeasurement,
  type KnownSize,
  type Naap,
  parseNaap,
  SIZE_WISHES,
} from '@naap/api-clients/naap';
import { useState } from 'react';
import { useShopState } from '../context.ts';
import { safeStorage } from '../safe-storage.ts';
import { NAAP_DRAFT_KEY } from './naap-keys.ts';

/** What the shopper has entered and not saved. */
export interface NaapDraft {
  readonly naap: Naap;
  /** What is typed for a measurement while it is no length within the limits. */
  readonly typed: Readonly<Partial<Record<BodyMeasurement, string>>>;
  /** The fields of a known size that is not complete. */
  readonly knownSize: KnownSize;
}

export const NO_NAAP: Naap = { measurements: {}, preference: 'regular', unit: 'cm', known_sizes: [] };
export const NO_KNOWN_SIZE: KnownSize = { brand: '', kind: '', gender: null, size: '', wish: 'same' };

export interface NaapDraftState {
  readonly draft: NaapDraft;
  update(changes: Partial<NaapDraft>): void;
  /** Forgets the draft: the saved measurements are shown again. */
  discard(): void;
}

/** Returns the measurements that are being entered: at first those that are saved. They survive a reload and a visit of another page. */
export function useNaapDraft(saved: Naap | null): NaapDraftState {
  const { storages } = useShopState();
  const [storage] = useState(() => safeStorage(() => storages().session));
  const [changed, setChanged] = useState(() => parseDraft(storage.get(NAAP_DRAFT_KEY)));
  const draft = changed ?? { naap: saved ?? NO_NAAP, typed: {}, knownSize: NO_KNOWN_SIZE };
  return {
    draft,
    update(changes) {
      const next = { ...draft, ...changes };
      storage.set(NAAP_DRAFT_KEY, JSON.stringify(next));
      setChanged(next);
    },
    discard() {
      storage.remove(NAAP_DRAFT_KEY);
      setChanged(null);
    },
  };
}

function parseDraft(text: string | null): NaapDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isObject(value) || !isObject(value.typed) || !isKnownSize(value.knownSize)) return null;
    const naap = parseNaap(value.naap);
    const isTyped = Object.values(value.typed).every((typed) => typeof typed === 'string');
    return naap !== null && isTyped ? { naap, typed: value.typed, knownSize: value.knownSize } : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isKnownSize(value: unknown): value is KnownSize {
  if (!isObject(value)) return false;
  const { brand, kind, gender, size, wish } = value;
  const isText = [brand, kind, size].every((text) => typeof text === 'string');
  return (
    isText && (gender === null || typeof gender === 'string') && SIZE_WISHES.some((known) => known === wish)
  );
}
