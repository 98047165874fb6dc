import { create, type ThemeVars } from 'storybook/theming';
import { palette } from '../packages/ui/src/theme/palette.ts';
import { type ColorRoles, dark, light } from '../packages/ui/src/theme/roles.ts';
import { font, fontStack, radius } from '../packages/ui/src/theme/values.ts';

/** Storybook's own surfaces in the colours and the type of the shop. */
function naapTheme(base: 'light' | 'dark', roles: ColorRoles): ThemeVars {
  return create({
    base,
    brandTitle: 'naap, the design system',
    brandUrl: './',
    brandImage: './brand.svg',
    brandTarget: '_self',
    fontBase: fontStack(font.latin),
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: roles.ink,
    // What is selected carries white words, in both themes.
    colorSecondary: base === 'light' ? palette.plum40 : palette.plum55,
    appBg: roles.sunk,
    appContentBg: roles.paper,
    appPreviewBg: roles.paper,
    appHoverBg: roles.table,
    appBorderColor: roles.line,
    appBorderRadius: radius.control,
    textColor: roles.ink,
    textInverseColor: roles.onInk,
    textMutedColor: roles.ink2,
    barBg: roles.paper,
    barTextColor: roles.ink2,
    barHoverColor: roles.ink,
    barSelectedColor: roles.ink,
    buttonBg: roles.sunk,
    buttonBorder: roles.lineStrong,
    booleanBg: roles.table,
    booleanSelectedBg: roles.paper,
    inputBg: roles.raised,
    inputBorder: roles.lineStrong,
    inputTextColor: roles.ink,
    inputBorderRadius: radius.control,
  });
}

export const lightTheme = naapTheme('light', light);
export const darkTheme = naapTheme('dark', dark);
