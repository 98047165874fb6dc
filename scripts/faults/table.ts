/**
 * A fault in accessibility or motion: a change of a source file, where `search` occurs exactly once, and the folders of stories that must fail because of it, by
 * default that of the file. All paths are relative to packages/ui/src.
 */
export type Fault = readonly [file: string, search: string, replacement: string, ...stories: string[]];

/** The faults by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'a field without a label': ['components/Field/Field.tsx', ' htmlFor={id}', '', 'components/TextField'],
  'an icon button without a name': [
    'components/IconButton/IconButton.tsx',
    '<VisuallyHidden>{label}</VisuallyHidden>',
    '',
  ],
  'text with low contrast': [
    'theme/roles.ts',
    'ink2: palette.plum40',
    'ink2: palette.plum61',
    'components/Text',
  ],
  'a small target': [
    'components/IconButton/IconButton.css.ts',
    'inlineSize: vars.target.regular,\n    blockSize: vars.target.regular,',
    "inlineSize: '30px',\n    blockSize: '30px',",
  ],
  'a focus lost when a dialog closes': [
    'behaviour/useModalDialog.ts',
    'dialog.close();',
    'dialog.close();\n      document.querySelector<HTMLElement>(":focus")?.blur();',
    'components/Dialog',
  ],
  'a picture without alternative text': ['components/ProductImage/ProductImage.tsx', '\n      alt={alt}', ''],
  'a wrong role': ['components/SearchField/SuggestionList.tsx', 'role="listbox"', 'role="menu"'],
  'no focus ring': [
    'theme/global.css.ts',
    "reset(':focus-visible', focusRing);",
    "reset(':focus-visible', { outline: 'none' });",
    'components/TextField',
    'components/Link',
  ],
  'a level of headings skipped': [
    'components/SectionHeading/SectionHeading.tsx',
    'level={2}',
    'level={4}',
    'screens/CategoryLanding',
  ],
  'an open list that says it is closed': [
    'components/SearchField/SearchField.tsx',
    'aria-expanded={List !== null}',
    'aria-expanded={false}',
  ],
  'messages outside a live region': ['components/Toast/ToastProvider.tsx', ' role="status"', ''],
  'automatic motion although reduced motion is requested': [
    'behaviour/useAutoAdvance.ts',
    ' && !reducedMotion.matches',
    '',
    'components/Carousel',
  ],
  'a dialog that ignores Esc': [
    'behaviour/useModalDialog.ts',
    'event.preventDefault();\n        onClose();',
    'event.preventDefault();',
    'components/Dialog',
  ],
  'an error that its field does not reference': [
    'components/Field/Field.tsx',
    '[errorId, hintId]',
    '[hintId]',
    'components/TextField',
  ],
  'a button the keyboard does not reach': [
    'components/IconButton/IconButton.tsx',
    'type="button"',
    'type="button"\n      tabIndex={-1}',
  ],
  'a button that is disabled when pressed and loses the focus': [
    'components/QuantityStepper/QuantityStepper.tsx',
    'aria-disabled={full || undefined}',
    'disabled={full}',
  ],
  'clipped text': [
    'components/Button/Button.css.ts',
    "maxInlineSize: '100%',",
    "maxInlineSize: '100%',\n    whiteSpace: 'nowrap',\n    overflow: 'hidden',",
  ],
  'a page that scrolls horizontally': [
    'components/Stack/Stack.css.ts',
    "flexDirection: 'column', minInlineSize: 0",
    "flexDirection: 'column', minInlineSize: '26rem'",
  ],
  'a current page that only colour marks': [
    'components/BottomNav/BottomNav.tsx',
    "aria-current={current ? 'page' : undefined}",
    '',
  ],
  'a dialog without a name': ['components/Dialog/Modal.tsx', 'aria-labelledby={titleId}', ''],
  'a dialog whose parts jump into a row while it closes': [
    'components/Dialog/Modal.css.ts',
    "'&[open]': {",
    "'&:not([open])': { flexDirection: 'row' },\n      '&[open]': {",
  ],
  'a dialog that opens without its transition': [
    'components/Dialog/Modal.css.ts',
    '[OPEN]: { opacity: 0 }, [OPEN_SCRIM]: { opacity: 0 }',
    "'&[open], &[open]::backdrop': { opacity: 0 }",
  ],
  'a dialog that slides although reduced motion is requested': [
    'components/Dialog/Modal.css.ts',
    'media.motionAllowed',
    "'(min-width: 0)'",
  ],
  'a toast that pushes the others while it arrives': [
    'components/Toast/Toast.css.ts',
    "from: { opacity: 0, transform: 'translateY(-12px)' }",
    "from: { opacity: 0, marginBlockStart: '-12px' }",
  ],
  'a size marker that moves by layout': [
    'components/SizeTape/SizeTape.css.ts',
    "transform: 'translateX(calc(var(--chosen) * 100%))',\n    transition: stateTransition('transform', 'opacity'),",
    "insetInlineStart: 'calc(var(--chosen) * 100% / var(--sizes))',\n    transition: stateTransition('inset-inline-start', 'opacity'),",
  ],
  'a dot of the carousel that pushes its neighbours': [
    'components/Carousel/Carousel.css.ts',
    "    '&[aria-current]::before': {",
    "    '&[aria-current]': { inlineSize: '64px' },\n    '&[aria-current]::before': {",
  ],
  'a picture that jumps while it grows into its page': [
    'screens/navigation/pictureTransition.css.ts',
    "`, { blockSize: '100%'",
    "`, { blockSize: '50%'",
  ],
  'a tab whose icon jumps when it becomes current': [
    'components/BottomNav/BottomNav.css.ts',
    'fontWeight: 750,',
    'fontWeight: 750,\n        paddingBlockStart: vars.space[20],',
  ],
};

/** Code of the sign-in, which loads on demand, in the entry of the shop: more than the budgets of the first load (`pnpm size`) allow. */
export const sizeFault: Fault = [
  '../../../apps/shop/src/main.tsx',
  "import './trusted-types.ts';",
  "import './trusted-types.ts';\nimport * as firebase from '../../../packages/api-clients/src/phone-auth/firebase.ts';\nObject.assign(window, { firebase });",
];

/** Returns the source with the fault. Throws an Error when `search` does not occur exactly once. */
export function withFault(source: string, [file, search, replacement]: Fault): string {
  const places = source.split(search).length - 1;
  if (places !== 1)
    throw new Error(
      `A fault matches ${places} times in packages/ui/src/${file} instead of once:\n${search}\nUpdate it in scripts/faults/table.ts.`,
    );
  return source.replace(search, () => replacement);
}
