import { expect, it } from 'vitest';
import { parseStylesheet, readConstants, selectStyles } from './page-styles.ts';

const html =
  '<html class="root"><body class="a b">text<p class="c" style="top:var(--f)">.unused</p><dialog class="closed"><p class="inside"></p></dialog><dialog class="d" open="">' +
  '</dialog><div data-dehydrated="x"><div class="later"></div><p class="nested"></p></div><button class="after" aria-disabled="true"></button></body></html>';

it.each([
  ['a rule of a class in the document', '.a{color:red}', '.a{color:red}'],
  ['none of another class', '.unused{color:red}', ''],
  ['rules without a class', '*{margin:0}:root[data-x]{top:0}', '*{margin:0}:root[data-x]{top:0}'],
  [
    'only the custom properties in use',
    ':root{--a:1;--b:var(--c);--c:2;--d:3;--e:url("data:x;y")}.a{top:var(--a);left:calc(1px*var( --b, 0))}.unused{top:var(--d)}',
    ':root{--a:1;--b:var(--c);--c:2}.a{top:var(--a);left:calc(1px*var( --b, 0))}',
  ],
  [
    'the custom properties of keyframes in use',
    ':root{--a:1;--b:2}@keyframes k{0%{top:var(--a)}}@keyframes l{0%{top:var(--b)}}.a{animation:k}',
    ':root{--a:1}.a{animation:k}@keyframes k{0%{top:var(--a)}}',
  ],
  ['the custom properties that the document uses', ':root{--f:1;--g:2}', ':root{--f:1}'],
  [
    'the states of an element',
    '.a:hover:not([data-off]):after{top:0}',
    '.a:hover:not([data-off]):after{top:0}',
  ],
  ['only the selectors that can match', '.a,.unused,.b .c{top:0}', '.a,.b .c{top:0}'],
  ['none that needs two classes, of which one is missing', '.a .unused{top:0}.a.unused{top:0}', ''],
  [
    'classes that are alternatives or excluded',
    '.a:is(.b,.unused):not(.unused:where(p)){top:0}',
    '.a:is(.b,.unused):not(.unused:where(p)){top:0}',
  ],
  [
    'the rules in a group',
    '@layer x{@media (width>1px){.a{top:0}.unused{top:0}}}',
    '@layer x{@media (width>1px){.a{top:0}}}',
  ],
  ['no empty group', '@layer x{@media (width>1px){.unused{top:0}}}', ''],
  ['statements', '@layer x, y;.a{top:0}', '@layer x, y;.a{top:0}'],
  ['fonts', '@font-face{font-family:A;src:url(a.woff2)}', '@font-face{font-family:A;src:url(a.woff2)}'],
  [
    'keyframes in use',
    '@keyframes k{0%{top:0}}@keyframes l{0%{top:0}}.a{animation:k}',
    '.a{animation:k}@keyframes k{0%{top:0}}',
  ],
  ['no transition between pages', '::view-transition-group(*),.a{top:0}', '.a{top:0}'],
  ['none of a closed dialog', '.closed,.inside{top:0}.d{top:0}', '.d{top:0}'],
  ['none of a pointer that hovers', '@media (hover:hover){.a:hover{top:0}}.a{top:1px}', '.a{top:1px}'],
  [
    'only the later states that an element has',
    '.a:active{top:0}.a:not(:disabled):active,.a[aria-busy]{top:0}.a[data-pressed],.b:disabled{top:0}.a[aria-disabled=true]{top:0}',
    '.a[data-pressed]{top:0}.a[aria-disabled=true]{top:0}',
  ],
  ['only the general rule of focus', ':focus-visible,.a:focus-visible{top:0}', ':focus-visible{top:0}'],
  [
    'none of the part below the fold',
    '.later,.nested,.a [data-dehydrated] p{top:0}.after{top:0}',
    '.after{top:0}',
  ],
  ['nothing of an empty stylesheet', '', ''],
])('selects %s', (_, css, selected) => {
  expect(selectStyles([parseStylesheet(css)], html)).toBe(selected);
});

it('replaces the custom properties with only one value', () => {
  const texts = [
    '@layer t{:root{--one:1px;--of-one:calc(var(--one)*2);--dark:#fff;--narrow:2px}:root[data-theme=dark]{--dark:#000}@media (width<9px){:root{--narrow:1px}}}',
    '.a{--own:1px;top:var(--one) var(--of-one);left:var(--own) var(--dark) var(--narrow) var(--one, 3px)}@media print{:root{--print:1px}.a{top:var(--print)}}',
  ];
  const constants = readConstants(texts);
  expect(
    selectStyles(
      texts.map((text) => parseStylesheet(text, constants)),
      html,
    ),
  ).toBe(
    '@layer t{:root{--one:1px;--dark:#fff;--narrow:2px}:root[data-theme=dark]{--dark:#000}@media (width<9px){:root{--narrow:1px}}}' +
      '.a{--own:1px;top:1px calc(1px*2);left:var(--own) var(--dark) var(--narrow) var(--one, 3px)}@media print{:root{--print:1px}.a{top:var(--print)}}',
  );
});
