import { Fieldset } from '#design-system/fieldset';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';

export default { title: 'design system / Fieldset' };

const address = (id: string) => (
  <Stack space="cosy">
    <TextField
      id={id}
      name="street"
      label="Street and number"
      requiredLabel="required"
      autoComplete="address-line1"
    />
    <TextField
      id={`${id}-city`}
      name="city"
      label="City"
      requiredLabel="required"
      autoComplete="address-level2"
    />
  </Stack>
);

export const Group = () => (
  <Fieldset id="address" label="Delivery address" requiredLabel="required">
    {address('street')}
  </Fieldset>
);

export const RequiredWithHintAndError = () => (
  <Fieldset
    id="delivery"
    label="Delivery address"
    required
    requiredLabel="required"
    hint="We cannot deliver to a PO box."
    error="Enter an address where someone is at home during the day."
  >
    {address('delivery-street')}
  </Fieldset>
);

export const Disabled = () => (
  <Fieldset id="pickup" label="Delivery address" requiredLabel="required" disabled>
    {address('pickup-street')}
  </Fieldset>
);
