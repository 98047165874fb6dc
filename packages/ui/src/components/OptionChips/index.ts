export { OptionChips, type OptionChipsProps } from './OptionChips.tsx';
