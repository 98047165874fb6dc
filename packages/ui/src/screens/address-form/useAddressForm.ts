import { type Coordinates, type Place, pinCodeIn, useAddressLocation, useNewAddressDraft } from '@naap/state';
import { useEffect, useEffectEvent, useState } from 'react';

/** The reason why a look-up found no place. */
export type LookUpProblem = 'empty' | 'not-found' | 'failed' | 'pin-code-changed';

interface Draft {
  readonly name: string;
  readonly address: string;
  /** null until edited; the shopper's own number is shown then. */
  readonly phone: string | null;
  readonly coordinates: Coordinates | null;
  /** The address that came with a location. The next location replaces it unless it was edited. */
  readonly fetchedAddress: string;
  readonly lookUp: LookUp;
  readonly isSubmitted: boolean;
}

interface LookUp {
  readonly places: readonly Place[];
  /** The place that the shopper confirmed. */
  readonly chosen: Place | null;
  /** PIN code of the address that was looked up. */
  readonly pinCode: string | null;
  readonly problem: LookUpProblem | null;
}

const NO_LOOK_UP: LookUp = { places: [], chosen: null, pinCode: null, problem: null };

const EMPTY: Draft = {
  name: '',
  address: '',
  phone: null,
  coordinates: null,
  fetchedAddress: '',
  lookUp: NO_LOOK_UP,
  isSubmitted: false,
};

export type AddressForm = ReturnType<typeof useAddressForm>;

/** Returns the values of the address form, its location, and the actions that change them. */
export function useAddressForm(ownPhone: string, open: boolean) {
  const location = useAddressLocation();
  const { read, keep } = useNewAddressDraft();
  const [draft, setDraft] = useState<Draft>(() => ({ ...EMPTY, ...read() }));
  const keepDraft = useEffectEvent(({ name, address, phone, coordinates }: Draft) =>
    keep(
      name === '' && address === '' && phone === null && coordinates === null
        ? null
        : { name, address, phone, coordinates },
    ),
  );
  useEffect(() => keepDraft(draft), [draft]);
  const { cancel } = location;
  useEffect(() => {
    if (!open) cancel();
  }, [open, cancel]);

  async function fetchLocation() {
    const result = await location.fetch();
    if (result?.ok) {
      const { coordinates, address } = result;
      setDraft((before) => {
        const isTyped = before.address.trim() !== '' && before.address !== before.fetchedAddress;
        const located = { ...before, coordinates, lookUp: NO_LOOK_UP };
        return address === null || isTyped ? located : { ...located, address, fetchedAddress: address };
      });
    }
    return result;
  }

  async function lookUp() {
    const { address } = draft;
    if (address.trim() === '') {
      setDraft((before) => ({ ...before, lookUp: { ...before.lookUp, problem: 'empty' } }));
      return;
    }
    const result = await location.lookUp(address);
    if (result === null) return;
    const pinCode = pinCodeIn(address);
    const places = result.status === 'found' ? result.places : [];
    const problem = result.status === 'found' ? null : result.status;
    setDraft((before) =>
      dropPlacesOfOtherPinCode({ ...before, lookUp: { ...NO_LOOK_UP, places, pinCode, problem } }),
    );
  }

  const choose = (chosen: Place) =>
    setDraft((before) => ({
      ...before,
      coordinates: chosen.coordinates,
      lookUp: { ...before.lookUp, chosen, problem: null },
    }));

  const change = (values: Partial<Pick<Draft, 'name' | 'address' | 'phone'>>) =>
    setDraft((before) => {
      const lookUp = values.address === undefined ? before.lookUp : { ...before.lookUp, problem: null };
      return dropPlacesOfOtherPinCode({ ...before, ...values, lookUp });
    });

  return {
    values: { name: draft.name, address: draft.address, phone: draft.phone ?? ownPhone },
    coordinates: draft.coordinates,
    found: draft.lookUp,
    isSubmitted: draft.isSubmitted,
    isFetchingLocation: location.isFetching,
    isLookingUp: location.isLookingUp,
    fetchLocation,
    lookUp,
    choose,
    change,
    markSubmitted: () => setDraft((before) => ({ ...before, isSubmitted: true })),
    reset: () => setDraft(EMPTY),
  };
}

/** Drops the places of a look-up when the address has another PIN code (docs/decisions/device.md). */
function dropPlacesOfOtherPinCode(draft: Draft): Draft {
  const { places, chosen, pinCode } = draft.lookUp;
  const expected = pinCode ?? (chosen && pinCodeIn(chosen.address));
  const typed = pinCodeIn(draft.address);
  if (places.length === 0 || expected === null || typed === null || typed === expected) return draft;
  return {
    ...draft,
    coordinates: chosen ? null : draft.coordinates,
    lookUp: { ...NO_LOOK_UP, problem: 'pin-code-changed' },
  };
}
