export {
  Chip,
  ChipLink,
  type ChipLinkProps,
  type ChipProps,
  RemovableChip,
  type RemovableChipProps,
} from './Chip.tsx';
