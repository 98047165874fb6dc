import { m } from '@naap/messages';
import { Button, Dialog, TextField } from '../../components/index.ts';

interface CopyLinkDialogProps {
  open: boolean;
  url: string;
  onClose: () => void;
}

/** Shows a link that the browser did not copy, so that the shopper can copy it. */
export function CopyLinkDialog({ open, url, onClose }: CopyLinkDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.product_detail_share_failed_title()}
      description={m.product_detail_share_failed_description()}
      closeLabel={m.product_detail_gallery_close()}
      footer={<Button label={m.product_detail_size_required_close()} width="full" onClick={onClose} />}
    >
      <TextField
        ref={(field) => field?.select()}
        label={m.product_detail_share_link()}
        value={url}
        // The field is read-only: typing does not change the link.
        onValueChange={() => {}}
      />
    </Dialog>
  );
}
