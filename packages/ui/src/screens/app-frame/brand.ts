/** The shop's name. */
export const brand = { name: 'naap', devanagari: 'नाप' } as const;
