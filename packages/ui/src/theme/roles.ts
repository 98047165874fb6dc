import { palette } from './palette.ts';

/** The colour roles and their uses. Components name a role; the theme decides its colour. */
export const colorUses = {
  paper: 'The page.',
  sunk: 'Slightly below the page: search field, summary panel.',
  raised: 'Above the page: cards, sheets, dialogs.',
  table: 'Skeletons, progress tracks, disabled fills.',
  line: 'Decorative lines and chalk dashes; carries no meaning.',
  lineStrong: 'The outline of a control.',
  ink: 'Headings, labels, values. Also the fill of a selected block.',
  onInk: 'Text on an ink fill.',
  ink2: 'Secondary body text.',
  ink3: 'Struck prices and other quiet figures.',
  disabledText: 'Text of a disabled control. The reason is given nearby.',
  tape: 'The inch tape: primary buttons, progress, badges. Never carries meaning by itself.',
  tapePressed: 'Tape while it is pressed.',
  tapeInk: 'Text and ticks on tape.',
  tapeSoft: 'Pale background of a highlighted part.',
  rani: 'Offers and the size hint.',
  raniSoft: 'Background of an offer.',
  danger: 'Errors and destructive actions.',
  dangerSoft: 'Background of an error.',
  ok: 'Success messages.',
  okSoft: 'Background of a success message.',
  info: 'Notes.',
  infoSoft: 'Background of a note.',
  cloth: 'The dark cloth of the hero and the sign-in header, in both themes.',
  onCloth: 'Text on cloth.',
  onCloth2: 'Secondary text on cloth.',
  chalk: 'Swing tags and floating buttons that lie on a picture: light in both themes.',
  onChalk: 'Text and icons on chalk and on a tint, which stay light in both themes.',
  scrim: 'Dims the page under a sheet or dialog.',
} as const;

export type ColorRole = keyof typeof colorUses;

export type ColorRoles = Readonly<Record<ColorRole, string>>;

export type Palette = Readonly<Record<keyof typeof palette, string>>;

/** The colours of both themes. */
export const themesOf = (palette: Palette): Readonly<Record<'light' | 'dark', ColorRoles>> => ({
  light: {
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
  },
  dark: {
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
  },
});

export const { light, dark } = themesOf(palette);

/** Chalk tints behind garments. They are the same in both themes; the dark theme dims them together with the image. */
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
