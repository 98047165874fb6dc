import { Modal, type ModalProps } from '../Dialog/index.ts';

export type SheetProps = ModalProps;

/** Choices beside the page they apply to, such as filters: a drawer at the right, from the bottom on a phone. */
export function Sheet(props: SheetProps) {
  return <Modal {...props} placement="side" />;
}
