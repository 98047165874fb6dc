import { type ColorRoles, dark, light } from '@naap/ui/theme/roles';
import { font, fontStack, radius } from '@naap/ui/theme/values';
import { create, type ThemeVars } from 'storybook/theming';

interface ThemeColors {
  readonly base: 'light' | 'dark';
  readonly roles: ColorRoles;
  /** Colour of links and of selected items. */
  readonly accent: string;
}

/** Creates a theme of Storybook's user interface with the shop's colours and fonts. */
function naapTheme({ base, roles, accent }: ThemeColors): ThemeVars {
  return create({
    base,
    brandTitle: 'naap, the design system',
    brandUrl: './',
    brandImage: './brand.svg',
    brandTarget: '_self',
    fontBase: fontStack(font.latin),
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: roles.ink,
    colorSecondary: accent,
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

/** Themes of the manager. Its selected items have white text in the dark theme too, so their accent is darker than that of the pages. */
export const frame = {
  light: naapTheme({ base: 'light', roles: light, accent: light.ink2 }),
  dark: naapTheme({ base: 'dark', roles: dark, accent: dark.lineStrong }),
};

/** Themes of the documentation pages. */
export const page = {
  light: naapTheme({ base: 'light', roles: light, accent: light.ink2 }),
  dark: naapTheme({ base: 'dark', roles: dark, accent: dark.ink2 }),
};
