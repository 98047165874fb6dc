// In api-clients, because the backend classifies options too.
export {
  isNamedColour,
  isNamedSize,
  isPlaceholderOption,
  type OptionKind,
  optionKind,
} from '@naap/api-clients/option-kind';
