import { useState } from 'react';
import { useShopState } from '../context.ts';
import { safeStorage } from '../safe-storage.ts';

/** Local-storage key of the choice. */
export const SOUND = { key: 'counterSound' } as const;

/** Returns whether new orders are announced by a sound on this device, and a function that changes it. */
export function useSoundChoice(): readonly [boolean, (isOn: boolean) => void] {
  const { storages } = useShopState();
  const [storage] = useState(() => safeStorage(() => storages().local));
  const [isOn, setOn] = useState(() => storage.get(SOUND.key) === 'on');
  return [
    isOn,
    (next) => {
      storage.set(SOUND.key, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}
