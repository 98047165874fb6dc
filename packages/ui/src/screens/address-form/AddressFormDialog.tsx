import { m } from '@naap/messages';
import { type Address, addressFieldProblems, type NewAddress, type Result, useSession } from '@naap/state';
import { type FormEvent, useId, useRef } from 'react';
import {
  Button,
  crosshairSimpleIcon,
  Dialog,
  Grid,
  magnifyingGlassIcon,
  Stack,
  Text,
  TextArea,
  TextField,
} from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { FoundPlaces } from './FoundPlaces.tsx';
import { type AddressForm, useAddressForm } from './useAddressForm.ts';

/** Coordinates of an address without a location, which validation refuses (spec section 5). */
const NO_COORDINATES = { latitude: 0, longitude: 0 };

const nameProblems = {
  missing: m.address_form_name_error_missing,
  'too-long': m.address_form_name_error_too_long,
};

const addressProblems = {
  missing: m.address_form_address_error_missing,
  'too-long': m.address_form_address_error_too_long,
};

export interface AddressFormDialogProps {
  open: boolean;
  onClose: () => void;
  create: (input: NewAddress) => Promise<Result<Address>>;
  isCreating: boolean;
}

/** The address form (spec sections 2, 5 and 8). Typed values are kept until they are saved, even when the dialog is dismissed. */
export function AddressFormDialog({ open, onClose, create, isCreating }: AddressFormDialogProps) {
  const { userPhone } = useSession();
  const form = useAddressForm(`+91${userPhone ?? ''}`, open);
  const show = useResultToast();
  const dismissToast = useRef<() => void>(undefined);
  const nameField = useRef<HTMLInputElement>(null);
  const addressField = useRef<HTMLTextAreaElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const { values } = form;
  const problems = form.isSubmitted ? addressFieldProblems(values) : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isCreating) return;
    form.markSubmitted();
    const { name, address, phone } = addressFieldProblems(values);
    const invalidField = name ? nameField : address ? addressField : phone ? phoneField : null;
    invalidField?.current?.focus();
    const result = await create({ ...values, ...(form.coordinates ?? NO_COORDINATES) });
    dismissToast.current = show(result);
    if (!result.ok) return;
    form.reset();
    onClose();
  }

  async function fetchLocation() {
    const result = await form.fetchLocation();
    if (result) dismissToast.current = show(result);
  }

  async function lookUp() {
    if (values.address.trim() === '') addressField.current?.focus();
    await form.lookUp();
  }

  return (
    <Dialog open={open} onClose={onClose} title={m.address_form_title()} closeLabel={m.address_form_close()}>
      <form noValidate onSubmit={submit}>
        <Stack space={16}>
          <TextField
            ref={nameField}
            label={m.address_form_name_label()}
            name="name"
            autoComplete="name"
            required
            value={values.name}
            error={problems.name && nameProblems[problems.name]()}
            onValueChange={(name) => form.change({ name })}
          />
          <TextArea
            ref={addressField}
            label={m.address_form_address_label()}
            name="address"
            autoComplete="street-address"
            required
            hint={m.address_form_address_hint()}
            value={values.address}
            error={problems.address && addressProblems[problems.address]()}
            onValueChange={(address) => form.change({ address })}
          />
          <TextField
            ref={phoneField}
            label={m.address_form_phone_label()}
            name="phone"
            type="tel"
            autoComplete="tel"
            value={values.phone}
            error={problems.phone && m.address_form_phone_error()}
            onValueChange={(phone) => form.change({ phone })}
          />
          <AddressLocation
            form={form}
            reasonId={reasonId}
            onFetch={fetchLocation}
            onLookUp={lookUp}
            // Dismisses the toast, which may say that the location failed: that no longer matters.
            onChoose={() => dismissToast.current?.()}
          />
          <Button
            type="submit"
            width="full"
            label={m.address_form_add()}
            unavailable={form.coordinates === null}
            describedBy={reasonId}
            loading={isCreating}
            loadingLabel={m.address_form_adding()}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

interface AddressLocationProps {
  form: AddressForm;
  /** ID of the text that says whether the address has a location. */
  reasonId: string;
  onFetch: () => void;
  onLookUp: () => void;
  onChoose: () => void;
}

/** The buttons that find the location of the address, the places to choose from, and whether there is one. */
function AddressLocation({ form, reasonId, onFetch, onLookUp, onChoose }: AddressLocationProps) {
  return (
    <>
      <Grid columns={1} tablet={2} space={8}>
        <Button
          width="full"
          emphasis="outline"
          size="medium"
          icon={crosshairSimpleIcon}
          label={m.address_form_locate()}
          loading={form.isFetchingLocation}
          loadingLabel={m.address_form_locating()}
          onClick={onFetch}
        />
        <Button
          width="full"
          emphasis="outline"
          size="medium"
          icon={magnifyingGlassIcon}
          label={m.address_form_look_up_label()}
          loading={form.isLookingUp}
          loadingLabel={m.address_form_look_up_busy()}
          onClick={onLookUp}
        />
      </Grid>
      <FoundPlaces
        {...form.found}
        onChoose={(place) => {
          form.choose(place);
          onChoose();
        }}
      />
      <Text size="small" tone={form.coordinates ? 'ok' : 'secondary'} id={reasonId}>
        {form.coordinates ? m.address_form_located() : m.address_form_not_located()}
      </Text>
    </>
  );
}
