/**
 * All colours of the brand. Private to the theme: components use roles (`roles.ts`) instead.
 * Hue 345 is plum (ink and neutrals), 92 the tape's yellow, 2 rani pink.
 */
export const palette = {
  white: '#ffffff',
  chalk: '#fffdf8',

  plum05: '#0e070a',
  plum10: '#160d12',
  plum15: '#23181e',
  plum20: '#2d1523',
  plum22: '#2f1a27',
  plum25: '#2f2229',
  plum30: '#3e3138',
  plum40: '#57424d',
  plum45: '#624f59',
  plum55: '#7b6d74',
  plum60: '#8c7b84',
  plum61: '#908289',
  plum62: '#92808a',
  plum74: '#b4a6ad',
  plum82: '#cbc1c6',
  plum88: '#ded7da',
  plum93: '#eee7eb',
  plum97: '#f7f3f5',
  milk: '#f5f3ef',
  milkOnCloth: '#f7f3ef',
  milkOnCloth2: '#dac3cf',

  yellow: '#fbce1e',
  yellowPressed: '#e9b600',
  yellowPale: '#fbf1c7',
  yellowDeep: '#403410',

  rani: '#a20050',
  raniLight: '#fe9cb8',
  raniPale: '#ffeaef',
  raniDeep: '#46202b',

  red: '#a01011',
  redLight: '#ff9689',
  redPale: '#ffebe8',
  redDeep: '#451e1a',

  green: '#1d5b30',
  greenLight: '#83d494',
  greenPale: '#dcf7e1',
  greenDeep: '#15301b',

  blue: '#294c91',
  blueLight: '#9ebef8',
  bluePale: '#e7effe',
  blueDeep: '#1b2942',

  tintBlue: '#bcdaed',
  tintPink: '#f0cacf',
  tintYellow: '#f2df9f',
  tintMint: '#bddeca',
  tintLilac: '#d4cce5',
  tintPeach: '#f1cdb2',
  tintBare: '#ded8ce',
} as const;
