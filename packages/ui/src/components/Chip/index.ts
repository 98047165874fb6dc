export { ChipLink, type ChipLinkProps, RemovableChip, type RemovableChipProps } from './Chip.tsx';
