export { Button, type ButtonLook, type ButtonProps } from './Button.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
