import { m } from '@naap/messages';
import type { ReactNode } from 'react';
import { Button, Dialog, Stack } from '../../components/index.ts';

interface ConfirmProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  /** Below the text. */
  children?: ReactNode;
}

/** Asks before a step that cannot be undone. */
export function Confirm({ isOpen, onClose, title, text, yes, no, onYes, children }: ConfirmProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={title} description={text} closeLabel={m.rider_close()}>
      <Stack space={8}>
        {children}
        <Button
          label={yes}
          width="full"
          onClick={() => {
            onClose();
            onYes();
          }}
        />
        <Button label={no} emphasis="outline" width="full" onClick={onClose} />
      </Stack>
    </Dialog>
  );
}
