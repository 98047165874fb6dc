import { Modal, type ModalProps } from '../Dialog/index.ts';

export type SheetProps = ModalProps;

/** Something to look up without leaving the page, such as a size guide: from the bottom at any width. */
export function Sheet(props: SheetProps) {
  return <Modal {...props} placement="bottom" />;
}
