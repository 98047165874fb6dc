export {
  ChipLink,
  type ChipLinkProps,
  RemovableChip,
  RemovableChipLink,
  type RemovableChipLinkProps,
  type RemovableChipProps,
} from './Chip.tsx';
