/** Local-storage key, and how many orders' picked pieces a device keeps at most. */
export const PICKED_PIECES = { key: 'pickedPieces', limit: 200 } as const;

/** Local-storage key of the choice whether new orders are announced by a sound. */
export const SOUND_KEY = 'counterSound';
