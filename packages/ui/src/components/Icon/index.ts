export * from './generated/index.ts';
export { Icon, type IconGlyph, type IconProps } from './Icon.tsx';
