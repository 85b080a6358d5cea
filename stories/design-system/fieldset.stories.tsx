import { Fieldset } from '#design-system/fieldset';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';

export default { title: 'design system / Fieldset' };

const address = (id: string) => (
  <Stack space="cosy">
    <TextField
      id={id}
      name="straat"
      label="Straat en huisnummer"
      requiredLabel="verplicht"
      autoComplete="street-address"
    />
    <TextField
      id={`${id}-plaats`}
      name="plaats"
      label="Plaats"
      requiredLabel="verplicht"
      autoComplete="address-level2"
    />
  </Stack>
);

export const Group = () => (
  <Fieldset id="adres" label="Bezorgadres" requiredLabel="verplicht">
    {address('straat')}
  </Fieldset>
);

export const RequiredWithHintAndError = () => (
  <Fieldset
    id="bezorgen"
    label="Bezorgadres"
    required
    requiredLabel="verplicht"
    hint="Geen postbus: een lamp past er niet in."
    error="Vul een adres in waar overdag iemand is."
  >
    {address('bezorgstraat')}
  </Fieldset>
);

export const Disabled = () => (
  <Fieldset id="afhalen" label="Bezorgadres" requiredLabel="verplicht" disabled>
    {address('afhaalstraat')}
  </Fieldset>
);
