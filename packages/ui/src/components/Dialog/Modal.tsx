import { type ReactNode, useId } from 'react';
import { useModalDialog } from '../../behaviour/useModalDialog.ts';
import { Heading } from '../Heading/index.ts';
import { xIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  body,
  description as descriptionClass,
  foot,
  head,
  headActions,
  lastBody,
  modal,
} from './Modal.css.ts';

/** Props of Dialog, Drawer and Sheet. */
export interface ModalProps {
  open: boolean;
  /** Called on Esc, a click on the scrim, Back and the close button. The caller closes the dialog by setting `open` to false. */
  onClose: () => void;
  title: string;
  description?: string;
  closeLabel: string;
  children: ReactNode;
  /** A button beside the title, such as one that clears all options. */
  action?: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
}

export function Modal({ placement, ...props }: ModalProps & { placement: 'centre' | 'side' | 'wide' }) {
  const { open, onClose, title, description, closeLabel, children, action, footer } = props;
  const { dialog } = useModalDialog(open, onClose);
  const titleId = useId();
  const descriptionId = useId();
  return (
    <dialog
      {...dialog}
      className={modal({ placement })}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
    >
      <div className={head} data-keep-clear="">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <div className={headActions}>
          <IconButton icon={xIcon} label={closeLabel} onClick={onClose} />
          {action}
        </div>
      </div>
      {/* A sheet may contain only text; it must be focusable so that the keyboard can scroll it. */}
      <div className={footer ? body : `${body} ${lastBody}`} {...(placement === 'wide' && { tabIndex: 0 })}>
        {description && (
          <p className={descriptionClass} id={descriptionId}>
            {description}
          </p>
        )}
        {children}
      </div>
      {footer && (
        <div className={foot} data-keep-clear="">
          {footer}
        </div>
      )}
    </dialog>
  );
}
