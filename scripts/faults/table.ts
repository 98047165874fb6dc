/** A fault in accessibility or motion: a small change of a source file, and the stories that must fail because of it. */
export interface Fault {
  /** Path relative to packages/ui/src. */
  readonly file: string;
  /** The text to replace occurs in the file exactly once. */
  readonly change: readonly [search: string, replacement: string];
  /** Folders of stories, relative to packages/ui/src. Default: that of the file. */
  readonly stories?: readonly string[];
}

/** The faults by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'a field without a label': {
    file: 'components/Field/Field.tsx',
    change: [' htmlFor={id}', ''],
    stories: ['components/TextField'],
  },
  'an icon button without a name': {
    file: 'components/IconButton/IconButton.tsx',
    change: ['<VisuallyHidden>{label}</VisuallyHidden>', ''],
  },
  'text with low contrast': {
    file: 'theme/roles.ts',
    change: ['ink2: palette.plum40', 'ink2: palette.plum61'],
    stories: ['components/Text'],
  },
  'a small target': {
    file: 'components/IconButton/IconButton.css.ts',
    change: [
      'inlineSize: vars.target.regular,\n    blockSize: vars.target.regular,',
      "inlineSize: '30px',\n    blockSize: '30px',",
    ],
  },
  'a focus lost when a dialog closes': {
    file: 'behaviour/useModalDialog.ts',
    change: [
      'dialog.close();',
      'dialog.close();\n      document.querySelector<HTMLElement>(":focus")?.blur();',
    ],
    stories: ['components/Dialog'],
  },
  'a picture without alternative text': {
    file: 'components/ProductImage/ProductImage.tsx',
    change: ['\n      alt={alt}', ''],
  },
  'a wrong role': {
    file: 'components/SearchField/SuggestionList.tsx',
    change: ['role="listbox"', 'role="menu"'],
  },
  'no focus ring': {
    file: 'theme/global.css.ts',
    change: ["reset(':focus-visible', focusRing);", "reset(':focus-visible', { outline: 'none' });"],
    stories: ['components/TextField', 'components/Link'],
  },
  'a level of headings skipped': {
    file: 'components/SectionHeading/SectionHeading.tsx',
    change: ['level={2}', 'level={4}'],
    stories: ['screens/CategoryLanding'],
  },
  'an open list that says it is closed': {
    file: 'components/SearchField/SearchField.tsx',
    change: ['aria-expanded={List !== null}', 'aria-expanded={false}'],
  },
  'messages outside a live region': {
    file: 'components/Toast/ToastProvider.tsx',
    change: [' role="status"', ''],
  },
  'automatic motion although reduced motion is requested': {
    file: 'behaviour/advanceOnScreen.ts',
    change: [' && !reducedMotion.matches', ''],
    stories: ['components/Carousel'],
  },
  'a dialog that ignores Esc': {
    file: 'behaviour/useModalDialog.ts',
    change: ['event.preventDefault();\n        onClose();', 'event.preventDefault();'],
    stories: ['components/Dialog'],
  },
  'an error that its field does not reference': {
    file: 'components/Field/Field.tsx',
    change: ['[errorId, hintId]', '[hintId]'],
    stories: ['components/TextField'],
  },
  'a button the keyboard does not reach': {
    file: 'components/IconButton/IconButton.tsx',
    change: ['type="button"', 'type="button"\n      tabIndex={-1}'],
  },
  'a button that is disabled when pressed and loses the focus': {
    file: 'components/QuantityStepper/QuantityStepper.tsx',
    change: ['aria-disabled={full || undefined}', 'disabled={full}'],
  },
  'clipped text': {
    file: 'components/Button/Button.css.ts',
    change: [
      "maxInlineSize: '100%',",
      "maxInlineSize: '100%',\n    whiteSpace: 'nowrap',\n    overflow: 'hidden',",
    ],
  },
  'a page that scrolls horizontally': {
    file: 'components/Stack/Stack.css.ts',
    change: ["flexDirection: 'column', minInlineSize: 0", "flexDirection: 'column', minInlineSize: '26rem'"],
  },
  'a current page that only colour marks': {
    file: 'components/BottomNav/BottomNav.tsx',
    change: ["aria-current={current ? 'page' : undefined}", ''],
  },
  'a dialog without a name': {
    file: 'components/Dialog/Modal.tsx',
    change: ['aria-labelledby={titleId}', ''],
  },
  'a dialog whose parts jump into a row while it closes': {
    file: 'components/Dialog/Modal.css.ts',
    change: [
      "'&[open]': { display: 'flex', pointerEvents: 'auto' },",
      "'&:not([open])': { flexDirection: 'row' },\n      '&[open]': { display: 'flex', pointerEvents: 'auto' },",
    ],
  },
  'a dialog that opens without its transition': {
    file: 'components/Dialog/Modal.css.ts',
    change: [
      '[OPEN]: { opacity: 0 }, [OPEN_SCRIM]: { opacity: 0 }',
      "'&[open], &[open]::backdrop': { opacity: 0 }",
    ],
  },
  'a dialog that slides although reduced motion is requested': {
    file: 'components/Dialog/Modal.css.ts',
    change: ['media.motionAllowed', "'(min-width: 0)'"],
  },
  'a toast that pushes the others while it arrives': {
    file: 'components/Toast/Toast.css.ts',
    change: [
      "from: { opacity: 0, transform: 'translateY(-12px)' }",
      "from: { opacity: 0, marginBlockStart: '-12px' }",
    ],
  },
  'a size marker that moves by layout': {
    file: 'components/SizeTape/SizeTape.css.ts',
    change: [
      "transform: 'translateX(calc(var(--chosen) * 100%))',\n  transition: stateTransition('transform', 'opacity'),",
      "insetInlineStart: 'calc(var(--chosen) * 100% / var(--sizes))',\n  transition: stateTransition('inset-inline-start', 'opacity'),",
    ],
  },
  'a dot of the carousel that pushes its neighbours': {
    file: 'components/Carousel/Carousel.css.ts',
    change: [
      "    '&[aria-current]::before': {",
      "    '&[aria-current]': { inlineSize: '64px' },\n    '&[aria-current]::before': {",
    ],
  },
  'a picture that jumps while it grows into its page': {
    file: 'screens/navigation/pictureTransition.css.ts',
    change: ["`, { blockSize: '100%'", "`, { blockSize: '50%'"],
  },
  'a tab whose icon jumps when it becomes current': {
    file: 'components/BottomNav/BottomNav.css.ts',
    change: ['fontWeight: 750,', 'fontWeight: 750,\n        paddingBlockStart: vars.space[20],'],
  },
};

/** Returns the source with the fault. Throws an Error when the text to replace does not occur exactly once. */
export function withFault(source: string, { file, change: [search, replacement] }: Fault): string {
  const places = source.split(search).length - 1;
  if (places !== 1)
    throw new Error(
      `A fault matches ${places} times in packages/ui/src/${file} instead of once:\n${search}\nUpdate it in scripts/faults/table.ts.`,
    );
  return source.replace(search, () => replacement);
}
