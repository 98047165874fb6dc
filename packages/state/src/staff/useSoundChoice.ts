import { useState } from 'react';
import { useShopState } from '../context.ts';
import { SOUND_KEY } from './device-keys.ts';

/** Returns whether new orders are announced by a sound on this device, and a function that changes it. */
export function useSoundChoice(): readonly [boolean, (isOn: boolean) => void] {
  const { deviceStorage: storage } = useShopState();
  const [isOn, setOn] = useState(() => storage.get(SOUND_KEY) === 'on');
  return [
    isOn,
    (next) => {
      storage.set(SOUND_KEY, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}
