export { IconButton, type IconButtonLook, type IconButtonProps } from './IconButton.tsx';
export { IconLink, type IconLinkProps } from './IconLink.tsx';
