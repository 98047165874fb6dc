import { type ColorRoles, dark, light } from '@naap/ui/theme/roles';
import { font, fontStack, radius } from '@naap/ui/theme/values';
import { create, type ThemeVars } from 'storybook/theming';

/** Creates a theme of Storybook's user interface with the shop's colours and fonts. Links and selected items have the colour of `accent`. */
function naapTheme(base: 'light' | 'dark', accent: keyof ColorRoles = 'ink2'): ThemeVars {
  const roles = { light, dark }[base];
  return create({
    base,
    brandTitle: 'naap, the design system',
    brandUrl: './',
    brandImage: './brand.svg',
    brandTarget: '_self',
    fontBase: fontStack(font.latin),
    // Last, because its space is not as wide as that of the code.
    fontCode: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace, 'Anek Devanagari'",
    colorPrimary: roles.ink,
    colorSecondary: roles[accent],
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

/** Themes of the documentation pages. */
export const page = { light: naapTheme('light'), dark: naapTheme('dark') };

/** Themes of the manager. Its selected items have white text in the dark theme too, so their accent is darker than that of the pages. */
export const frame = { light: page.light, dark: naapTheme('dark', 'lineStrong') };
