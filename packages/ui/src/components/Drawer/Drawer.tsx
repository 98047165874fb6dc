import { Modal, type ModalProps } from '../Dialog/index.ts';

export type DrawerProps = ModalProps;

/** A modal panel with options that apply to the page, such as filters: at the right, or at the bottom on a phone. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} placement="side" />;
}
