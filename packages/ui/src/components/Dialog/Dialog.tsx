import { Modal, type ModalProps } from './Modal.tsx';

export type DialogProps = ModalProps;

/** Something to answer before going on: in the middle of the window, from the bottom on a phone. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="centre" />;
}
