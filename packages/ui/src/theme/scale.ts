/** Steps of the space scale, in px. */
export type Space = 0 | 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48 | 72;
