import {
  type Address,
  type Coordinates,
  type NewAddress,
  type Result,
  useAddressLocation,
  useSession,
} from '@naap/state';
import { type FormEvent, useId, useRef, useState } from 'react';
import {
  Button,
  crosshairSimpleIcon,
  Dialog,
  Stack,
  Text,
  TextArea,
  TextField,
} from '../../components/index.ts';
import { addressCopy } from './address.copy.ts';
import { useResultToast } from './useResultToast.ts';

const { form: words } = addressCopy;
/** What an address is sent with before a location was fetched; the validation of spec section 5 refuses it. */
const NOWHERE: Coordinates = { latitude: 0, longitude: 0 };

export interface AddressFormDialogProps {
  open: boolean;
  onClose: () => void;
  create: (input: NewAddress) => Promise<Result<Address>>;
  isCreating: boolean;
}

/** The address form (spec sections 2, 5 and 8). What was typed stays until it is saved, also when the dialog is dismissed. */
export function AddressFormDialog({ open, onClose, create, isCreating }: AddressFormDialogProps) {
  const { userPhone } = useSession();
  const form = useAddressForm(`+91${userPhone ?? ''}`);
  const show = useResultToast();
  const nameField = useRef<HTMLInputElement>(null);
  const addressField = useRef<HTMLTextAreaElement>(null);
  const reasonId = useId();
  const { values, isSubmitted } = form;
  const isNameMissing = isSubmitted && values.name.trim() === '';
  const isAddressMissing = isSubmitted && values.address.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isCreating) return;
    form.markSubmitted();
    if (values.name.trim() === '') nameField.current?.focus();
    else if (values.address.trim() === '') addressField.current?.focus();
    const result = await create({ ...values, ...(form.coordinates ?? NOWHERE) });
    show(result);
    if (!result.ok) return;
    form.reset();
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <form noValidate onSubmit={submit}>
        <Stack space={16}>
          <TextField
            ref={nameField}
            label={words.name.label}
            name="name"
            autoComplete="name"
            required
            value={values.name}
            error={isNameMissing ? words.name.error : undefined}
            onValueChange={(name) => form.change({ name })}
          />
          <TextArea
            ref={addressField}
            label={words.address.label}
            name="address"
            autoComplete="street-address"
            required
            hint={words.address.hint}
            value={values.address}
            error={isAddressMissing ? words.address.error : undefined}
            onValueChange={(address) => form.change({ address })}
          />
          <TextField
            label={words.phone.label}
            name="phone"
            type="tel"
            autoComplete="tel"
            value={values.phone}
            onValueChange={(phone) => form.change({ phone })}
          />
          <Button
            width="full"
            emphasis="outline"
            size="medium"
            icon={crosshairSimpleIcon}
            label={words.locate}
            loading={form.isFetchingLocation}
            loadingLabel={words.locating}
            onClick={async () => show(await form.fetchLocation())}
          />
          <Text size="small" tone={form.coordinates ? 'ok' : 'secondary'} id={reasonId}>
            {form.coordinates ? words.located : words.notLocated}
          </Text>
          <Button
            type="submit"
            width="full"
            label={words.add}
            unavailable={form.coordinates === null}
            describedBy={reasonId}
            loading={isCreating}
            loadingLabel={words.adding}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

interface Draft {
  readonly name: string;
  readonly address: string;
  /** null until it was changed: the shopper's own number then. */
  readonly phone: string | null;
  readonly coordinates: Coordinates | null;
  /** The address a location brought, which the next location may replace. */
  readonly fetchedAddress: string;
  readonly isSubmitted: boolean;
}

const EMPTY: Draft = {
  name: '',
  address: '',
  phone: null,
  coordinates: null,
  fetchedAddress: '',
  isSubmitted: false,
};

function useAddressForm(ownPhone: string) {
  const location = useAddressLocation();
  const [draft, setDraft] = useState(EMPTY);

  async function fetchLocation() {
    const result = await location.fetch();
    if (result.ok) {
      const { coordinates, address } = result;
      setDraft((before) => {
        const isTyped = before.address.trim() !== '' && before.address !== before.fetchedAddress;
        if (address === null || isTyped) return { ...before, coordinates };
        return { ...before, coordinates, address, fetchedAddress: address };
      });
    }
    return result;
  }

  return {
    values: { name: draft.name, address: draft.address, phone: draft.phone ?? ownPhone },
    coordinates: draft.coordinates,
    isSubmitted: draft.isSubmitted,
    isFetchingLocation: location.isFetching,
    fetchLocation,
    change: (values: Partial<Pick<Draft, 'name' | 'address' | 'phone'>>) =>
      setDraft((before) => ({ ...before, ...values })),
    markSubmitted: () => setDraft((before) => ({ ...before, isSubmitted: true })),
    reset: () => setDraft(EMPTY),
  };
}
