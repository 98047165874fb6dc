import { Modal, type ModalProps } from './Modal.tsx';

export type DialogProps = ModalProps;

/** A modal dialog: centred, or at the bottom on a phone. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="centre" />;
}
