import { Modal, type ModalProps } from '../Dialog/index.ts';

export type DrawerProps = ModalProps;

/** Choices beside the page they apply to, such as filters: from the right, from the bottom on a phone. */
export function Drawer(props: DrawerProps) {
  return <Modal {...props} placement="side" />;
}
