import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { type, weight } from '../src/css/type.ts';
import { chalkLine, focusRing } from '../src/css/utilities.ts';
import { media } from '../src/theme/breakpoints.ts';
import { vars } from '../src/theme/contract.css.ts';

/**
 * Styles of the prose on documentation pages. Child combinators (`>`) limit them to the page itself, because stories and blocks have
 * their own styles. The two classes give them a higher specificity than Storybook's rules, which load later.
 */
const page = '.sbdocs.sbdocs-content > main';

/** Adds a rule for several elements of the page, each given as a selector relative to `page`. */
function prose(elements: readonly string[], rule: StyleRule) {
  globalStyle(elements.map((element) => `${page} ${element}`).join(', '), rule);
}

const font = { fontFamily: vars.font.latin, color: vars.color.ink } satisfies StyleRule;
const MEASURE = '40rem';

globalStyle('.sbdocs.sbdocs-wrapper', {
  padding: `${vars.space[48]} ${vars.space[32]} ${vars.space[72]}`,
  backgroundColor: vars.color.paper,
  '@media': { [media.belowTablet]: { padding: `${vars.space[24]} ${vars.space.gutter} ${vars.space[48]}` } },
});
globalStyle('.sbdocs.sbdocs-content', { maxInlineSize: '64rem' });

prose(['> h1'], {
  ...font,
  ...type.display,
  fontSize: 'clamp(2.25rem, 1.8rem + 2.4vw, 3.5rem)',
  margin: `0 0 ${vars.space[20]}`,
});
// The paragraph below the title is the introduction.
prose(['> h1 + p'], {
  fontSize: '1.25rem',
  lineHeight: '1.9rem',
  color: vars.color.ink2,
  maxInlineSize: '36rem',
  marginBlockEnd: vars.space[32],
});
prose(['> h2'], {
  ...font,
  ...type.h2,
  fontSize: '1.5rem',
  borderBlockEnd: 0,
  borderBlockStart: chalkLine,
  margin: `${vars.space[48]} 0 ${vars.space[16]}`,
  paddingBlock: `${vars.space[24]} 0`,
});
prose(['> h3'], {
  ...font,
  ...type.h3,
  fontSize: '1.125rem',
  margin: `${vars.space[32]} 0 ${vars.space[8]}`,
});
prose(['> p', '> ul', '> ol', '> table', '> blockquote'], {
  ...font,
  ...type.body,
  margin: `0 0 ${vars.space[16]}`,
});
prose(['> p', '> ul', '> ol', '> blockquote'], { maxInlineSize: MEASURE });
prose(['> ul', '> ol'], { paddingInlineStart: vars.space[24] });
prose(['> ul'], { listStyle: 'disc' });
prose(['> ol'], { listStyle: 'decimal' });
prose(['> ul li', '> ol li'], {
  ...font,
  ...type.body,
  marginBlock: `0 ${vars.space[8]}`,
  paddingInlineStart: vars.space[4],
});
prose(['> ul li p', '> ol li p'], { ...type.body, margin: 0 });
prose(['> ul li::marker', '> ol li::marker'], { color: vars.color.ink3 });
prose(['> p strong', '> ul strong', '> ol strong', '> table strong'], { fontWeight: weight.strong });
prose(['> blockquote'], {
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  paddingInlineStart: vars.space[16],
  color: vars.color.ink2,
});
prose(['> blockquote p'], { ...type.body, margin: 0, color: vars.color.ink2 });

prose(['> p a', '> ul a', '> ol a', '> table a', '> blockquote a'], {
  color: vars.color.ink,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '3px',
});
globalStyle(`${page} a:focus-visible, ${page} button:focus-visible`, focusRing);

const code = ['> p code', '> ul code', '> ol code', '> table code', '> h2 code', '> h3 code'];
prose(code, {
  fontSize: '0.875em',
  lineHeight: 1,
  display: 'inline',
  color: vars.color.ink,
  backgroundColor: vars.color.sunk,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  padding: '1px 5px',
  margin: 0,
  whiteSpace: 'normal',
});

prose(['> p kbd'], {
  ...type.micro,
  padding: `1px ${vars.space[4]}`,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.tile,
});

prose(['> table'], {
  display: 'block',
  inlineSize: '100%',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  backgroundColor: 'transparent',
});
prose(['> table tr', '> table tr:nth-of-type(2n)'], { backgroundColor: 'transparent', border: 0 });
prose(['> table th', '> table td'], {
  ...font,
  ...type.small,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[8]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
});
prose(['> table th'], { fontWeight: weight.strong, color: vars.color.ink2 });

// A table of props scrolls sideways, because it is wider than a phone.
globalStyle(`${page} div:has(> .docblock-argstable)`, { maxInlineSize: '100%', overflowX: 'auto' });
