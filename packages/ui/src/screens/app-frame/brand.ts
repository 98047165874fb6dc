/** The shop's name, in one place. */
export const brand = { name: 'naap', devanagari: 'नाप' } as const;
