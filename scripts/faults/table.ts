/** A fault in accessibility or motion: a small change of a source file, and the stories that must fail because of it. */
export interface Fault {
  readonly name: string;
  /** Path relative to packages/ui/src. */
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly search: string;
  /** Default: nothing. */
  readonly replacement?: string;
  /** Folders of stories, relative to packages/ui/src. Default: that of the file. */
  readonly stories?: readonly string[];
}

export const faults: readonly Fault[] = [
  {
    name: 'a field without a label',
    file: 'components/Field/Field.tsx',
    search: ' htmlFor={id}',
    stories: ['components/TextField'],
  },
  {
    name: 'an icon button without a name',
    file: 'components/IconButton/IconButton.tsx',
    search: '<VisuallyHidden>{label}</VisuallyHidden>',
  },
  {
    name: 'text with low contrast',
    file: 'theme/roles.ts',
    search: 'ink2: palette.plum40',
    replacement: 'ink2: palette.plum61',
    stories: ['components/Text'],
  },
  {
    name: 'a small target',
    file: 'components/IconButton/IconButton.css.ts',
    search: 'inlineSize: vars.target.regular,\n    blockSize: vars.target.regular,',
    replacement: "inlineSize: '30px',\n    blockSize: '30px',",
  },
  {
    name: 'a focus lost when a dialog closes',
    file: 'behaviour/useModalDialog.ts',
    search: 'dialog.close();',
    replacement: 'dialog.close();\n      document.querySelector<HTMLElement>(":focus")?.blur();',
    stories: ['components/Dialog'],
  },
  {
    name: 'a picture without alternative text',
    file: 'components/ProductImage/ProductImage.tsx',
    search: '\n      alt={alt}',
  },
  {
    name: 'a wrong role',
    file: 'components/SearchField/SuggestionList.tsx',
    search: 'role="listbox"',
    replacement: 'role="menu"',
  },
  {
    name: 'no focus ring',
    file: 'theme/global.css.ts',
    search: "reset(':focus-visible', focusRing);",
    replacement: "reset(':focus-visible', { outline: 'none' });",
    stories: ['components/TextField', 'components/Link'],
  },
  {
    name: 'a level of headings skipped',
    file: 'components/SectionHeading/SectionHeading.tsx',
    search: 'level={2}',
    replacement: 'level={4}',
    stories: ['screens/CategoryLanding'],
  },
  {
    name: 'an open list that says it is closed',
    file: 'components/SearchField/SearchField.tsx',
    search: 'aria-expanded={List !== null}',
    replacement: 'aria-expanded={false}',
  },
  {
    name: 'messages outside a live region',
    file: 'components/Toast/ToastProvider.tsx',
    search: ' role="status"',
  },
  {
    name: 'automatic motion although reduced motion is requested',
    file: 'behaviour/advanceOnScreen.ts',
    search: ' && !reducedMotion.matches',
    stories: ['components/Carousel'],
  },
  {
    name: 'a dialog that ignores Esc',
    file: 'behaviour/useModalDialog.ts',
    search: 'event.preventDefault();\n        onClose();',
    replacement: 'event.preventDefault();',
    stories: ['components/Dialog'],
  },
  {
    name: 'an error that its field does not reference',
    file: 'components/Field/Field.tsx',
    search: '[errorId, hintId]',
    replacement: '[hintId]',
    stories: ['components/TextField'],
  },
  {
    name: 'a button the keyboard does not reach',
    file: 'components/IconButton/IconButton.tsx',
    search: 'type="button"',
    replacement: 'type="button"\n      tabIndex={-1}',
  },
  {
    name: 'a button that is disabled when pressed and loses the focus',
    file: 'components/QuantityStepper/QuantityStepper.tsx',
    search: 'aria-disabled={full || undefined}',
    replacement: 'disabled={full}',
  },
  {
    name: 'clipped text',
    file: 'components/Button/Button.css.ts',
    search: "maxInlineSize: '100%',",
    replacement: "maxInlineSize: '100%',\n    whiteSpace: 'nowrap',\n    overflow: 'hidden',",
  },
  {
    name: 'a page that scrolls horizontally',
    file: 'components/Stack/Stack.css.ts',
    search: "flexDirection: 'column', minInlineSize: 0",
    replacement: "flexDirection: 'column', minInlineSize: '26rem'",
  },
  {
    name: 'a current page that only colour marks',
    file: 'components/BottomNav/BottomNav.tsx',
    search: "aria-current={current ? 'page' : undefined}",
  },
  {
    name: 'a dialog without a name',
    file: 'components/Dialog/Modal.tsx',
    search: 'aria-labelledby={titleId}',
  },
  {
    name: 'a dialog whose parts jump into a row while it closes',
    file: 'components/Dialog/Modal.css.ts',
    search: "'&[open]': { display: 'flex', pointerEvents: 'auto' },",
    replacement:
      "'&:not([open])': { flexDirection: 'row' },\n      '&[open]': { display: 'flex', pointerEvents: 'auto' },",
  },
  {
    name: 'a dialog that opens without its transition',
    file: 'components/Dialog/Modal.css.ts',
    search: '[OPEN]: { opacity: 0 }, [OPEN_SCRIM]: { opacity: 0 }',
    replacement: "'&[open], &[open]::backdrop': { opacity: 0 }",
  },
  {
    name: 'a dialog that slides although reduced motion is requested',
    file: 'components/Dialog/Modal.css.ts',
    search: 'media.motionAllowed',
    replacement: "'(min-width: 0)'",
  },
  {
    name: 'a toast that pushes the others while it arrives',
    file: 'components/Toast/Toast.css.ts',
    search: "from: { opacity: 0, transform: 'translateY(-12px)' }",
    replacement: "from: { opacity: 0, marginBlockStart: '-12px' }",
  },
  {
    name: 'a size marker that moves by layout',
    file: 'components/SizeTape/SizeTape.css.ts',
    search:
      "transform: 'translateX(calc(var(--chosen) * 100%))',\n  transition: stateTransition('transform', 'opacity'),",
    replacement:
      "insetInlineStart: 'calc(var(--chosen) * 100% / var(--sizes))',\n  transition: stateTransition('inset-inline-start', 'opacity'),",
  },
  {
    name: 'a dot of the carousel that pushes its neighbours',
    file: 'components/Carousel/Carousel.css.ts',
    search: "    '&[aria-current]::before': {",
    replacement: "    '&[aria-current]': { inlineSize: '64px' },\n    '&[aria-current]::before': {",
  },
  {
    name: 'a picture that jumps while it grows into its page',
    file: 'screens/navigation/pictureTransition.css.ts',
    search: "`, { blockSize: '100%'",
    replacement: "`, { blockSize: '50%'",
  },
  {
    name: 'a tab whose icon jumps when it becomes current',
    file: 'components/BottomNav/BottomNav.css.ts',
    search: 'fontWeight: 750,',
    replacement: 'fontWeight: 750,\n        paddingBlockStart: vars.space[20],',
  },
];

/** Returns the source with the fault. Throws an Error that names the fault when `search` does not occur exactly once. */
export function withFault(source: string, { name, file, search, replacement = '' }: Fault): string {
  const places = source.split(search).length - 1;
  if (places !== 1)
    throw new Error(
      `the fault "${name}" matches ${places} times in packages/ui/src/${file} instead of once:\n${search}\nUpdate it in scripts/faults/table.ts.`,
    );
  return source.replace(search, () => replacement);
}
