import { type ColorRoles, dark, light } from '@naap/ui/theme/roles';
import { font, fontStack, radius } from '@naap/ui/theme/values';
import { create, type ThemeVars } from 'storybook/theming';

interface Look {
  readonly base: 'light' | 'dark';
  readonly roles: ColorRoles;
  /** Of links and of what is selected. */
  readonly accent: string;
}

/** Storybook's own surfaces in the colours and the type of the shop. */
function naapTheme({ base, roles, accent }: Look): ThemeVars {
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

/** Of the frame around the stories. What is selected there carries white words, in the dark as well. */
export const frame = {
  light: naapTheme({ base: 'light', roles: light, accent: light.ink2 }),
  dark: naapTheme({ base: 'dark', roles: dark, accent: dark.lineStrong }),
};

/** Of the pages of documentation. */
export const page = {
  light: naapTheme({ base: 'light', roles: light, accent: light.ink2 }),
  dark: naapTheme({ base: 'dark', roles: dark, accent: dark.ink2 }),
};
