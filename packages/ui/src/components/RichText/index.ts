export { plainText } from './plain-text.ts';
export { RichText, type RichTextProps } from './RichText.tsx';
