import { m } from '@naap/messages';
import { Button, Dialog, Stack } from '../../components/index.ts';

interface ConfirmProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
}

/** Asks before a step that cannot be undone. */
export function Confirm({ isOpen, onClose, title, text, yes, no, onYes }: ConfirmProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={title} description={text} closeLabel={m.rider_close()}>
      <Stack space={8}>
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
