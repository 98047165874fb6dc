import { Modal, type ModalProps } from '../Dialog/index.ts';

export type SheetProps = ModalProps;

/** Something to look up without leaving the page, such as a size guide: in the middle, from the bottom on a phone. */
export function Sheet(props: SheetProps) {
  return <Modal {...props} placement="wide" />;
}
