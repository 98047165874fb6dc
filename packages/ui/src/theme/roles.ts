import { palette } from './palette.ts';

/** What a colour is for. A component names one of these; the theme decides the colour. */
export interface ColorRoles {
  /** The page. */
  paper: string;
  /** Slightly below the page: search field, summary panel. */
  sunk: string;
  /** Above the page: cards, sheets, dialogs. */
  raised: string;
  /** Skeletons, progress tracks, disabled fills. */
  table: string;
  /** Decorative lines and chalk dashes; carries no meaning. */
  line: string;
  /** The outline of a control. */
  lineStrong: string;
  /** Headings, labels, values. Also the fill of a selected block. */
  ink: string;
  /** Text on an `ink` fill. */
  onInk: string;
  /** Secondary body text. */
  ink2: string;
  /** Struck prices and other quiet figures. */
  ink3: string;
  disabledText: string;
  /** The inch tape: primary buttons, progress, badges. Never carries meaning by itself. */
  tape: string;
  tapePressed: string;
  tapeInk: string;
  tapeSoft: string;
  /** Offers and the size hint. */
  rani: string;
  raniSoft: string;
  danger: string;
  dangerSoft: string;
  ok: string;
  okSoft: string;
  info: string;
  infoSoft: string;
  /** The dark cloth of the hero and the sign-in header, in both themes. */
  cloth: string;
  onCloth: string;
  onCloth2: string;
  /** Swing tags and floating buttons that lie on a picture: light in both themes. */
  chalk: string;
  /** Text and icons on chalk and on a tint, which stay light in both themes. */
  onChalk: string;
  /** What dims the page under a sheet or dialog. */
  scrim: string;
}

export const light: ColorRoles = {
  paper: palette.white,
  sunk: palette.plum97,
  raised: palette.white,
  table: palette.plum93,
  line: palette.plum88,
  lineStrong: palette.plum60,
  ink: palette.plum20,
  onInk: palette.white,
  ink2: palette.plum40,
  ink3: palette.plum45,
  disabledText: palette.plum61,
  tape: palette.yellow,
  tapePressed: palette.yellowPressed,
  tapeInk: palette.plum20,
  tapeSoft: palette.yellowPale,
  rani: palette.rani,
  raniSoft: palette.raniPale,
  danger: palette.red,
  dangerSoft: palette.redPale,
  ok: palette.green,
  okSoft: palette.greenPale,
  info: palette.blue,
  infoSoft: palette.bluePale,
  cloth: palette.plum20,
  onCloth: palette.milkOnCloth,
  onCloth2: palette.milkOnCloth2,
  chalk: palette.chalk,
  onChalk: palette.plum20,
  scrim: `${palette.plum10}99`,
};

export const dark: ColorRoles = {
  paper: palette.plum10,
  sunk: palette.plum05,
  raised: palette.plum15,
  table: palette.plum25,
  line: palette.plum30,
  lineStrong: palette.plum62,
  ink: palette.milk,
  onInk: palette.plum10,
  ink2: palette.plum82,
  ink3: palette.plum74,
  disabledText: palette.plum55,
  tape: palette.yellow,
  tapePressed: palette.yellowPressed,
  tapeInk: palette.plum20,
  tapeSoft: palette.yellowDeep,
  rani: palette.raniLight,
  raniSoft: palette.raniDeep,
  danger: palette.redLight,
  dangerSoft: palette.redDeep,
  ok: palette.greenLight,
  okSoft: palette.greenDeep,
  info: palette.blueLight,
  infoSoft: palette.blueDeep,
  cloth: palette.plum22,
  onCloth: palette.milkOnCloth,
  onCloth2: palette.milkOnCloth2,
  chalk: palette.chalk,
  onChalk: palette.plum20,
  scrim: `${palette.plum10}99`,
};

/** Chalk tints behind garments; the same in both themes, dimmed with the picture in the dark one. */
export const tints = {
  blue: palette.tintBlue,
  pink: palette.tintPink,
  yellow: palette.tintYellow,
  mint: palette.tintMint,
  lilac: palette.tintLilac,
  peach: palette.tintPeach,
  bare: palette.tintBare,
};

export type Tint = keyof typeof tints;

export type ColorRole = keyof ColorRoles;
