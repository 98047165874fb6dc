import { Modal, type ModalProps } from '../Dialog/index.ts';

export type SheetProps = ModalProps;

/** A modal dialog with reference content, such as a size guide: centred, or at the bottom on a phone. */
export function Sheet(props: SheetProps) {
  return <Modal {...props} placement="wide" />;
}
