import { m } from '@naap/messages';
import type { Place } from '@naap/state';
import { useEffect, useId, useRef } from 'react';
import { RadioCard, Stack, Text, VisuallyHidden } from '../../components/index.ts';
import type { LookUpProblem } from './useAddressForm.ts';

const problemTexts: Readonly<Record<LookUpProblem, () => string>> = {
  empty: m.address_form_look_up_problems_empty,
  'not-found': m.address_form_look_up_problems_not_found,
  failed: m.address_form_look_up_problems_failed,
  'pin-code-changed': m.address_form_look_up_problems_pin_code_changed,
};

interface FoundPlacesProps {
  places: readonly Place[];
  chosen: Place | null;
  problem: LookUpProblem | null;
  onChoose: (place: Place) => void;
}

/** The places that a look-up found, for the shopper to confirm, or the reason why it found none. */
export function FoundPlaces({ places, chosen, problem, onChoose }: FoundPlacesProps) {
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a low viewport the places are below the visible part of the dialog.
    if (places.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [places]);

  return (
    <>
      <div role="status">
        {problem !== null && (
          <Text size="small" tone="danger">
            {problemTexts[problem]()}
          </Text>
        )}
        {places.length > 0 && (
          <VisuallyHidden>{m.address_form_look_up_found({ count: places.length })}</VisuallyHidden>
        )}
      </div>
      {places.length > 0 && (
        <div ref={end}>
          <Stack as="fieldset" space={8} labelledBy={id}>
            <Text weight="strong" id={id}>
              {m.address_form_look_up_choose({ count: places.length })}
            </Text>
            {places.map((place) => (
              <RadioCard
                key={`${place.address} ${place.coordinates.latitude} ${place.coordinates.longitude}`}
                group={id}
                value={place.address}
                checked={place === chosen}
                onSelect={() => onChoose(place)}
              >
                {place.address}
              </RadioCard>
            ))}
          </Stack>
        </div>
      )}
    </>
  );
}
