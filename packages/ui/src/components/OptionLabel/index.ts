export { OptionLabel, type OptionLabelProps } from './OptionLabel.tsx';
