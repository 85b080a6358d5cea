import { Button } from '#design-system/button';
import { Checkbox } from '#design-system/checkbox';
import { ChoiceGroup } from '#design-system/choice-group';
import { Field } from '#design-system/field';
import { FileField } from '#design-system/file-field';
import { SelectField } from '#design-system/select-field';
import { Stack } from '#design-system/stack';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';

export default { title: 'design system / Field' };

const field = { id: 'stand', name: 'stand', label: 'Hoe fel mag het zijn?', requiredLabel: 'verplicht' };

export const AnyControl = () => (
  <Field {...field}>{(wiring) => <input {...wiring} type="range" style={{ blockSize: '44px' }} />}</Field>
);

export const RequiredWithHintAndError = () => (
  <Field
    {...field}
    required
    hint="De dimmer onthoudt het."
    error="Zo fel wordt hij niet. Kies iets onder de tachtig."
  >
    {(wiring) => <input {...wiring} type="range" style={{ blockSize: '44px' }} />}
  </Field>
);

export const Disabled = () => (
  <Field {...field} disabled>
    {(wiring) => <input {...wiring} type="range" style={{ blockSize: '44px' }} />}
  </Field>
);

const requiredLabel = 'verplicht';

export const AWholeForm = () => (
  <form action="#verstuurd" style={{ maxInlineSize: '40rem', padding: '2rem 1.25rem' }}>
    <Stack space="roomy">
      <TextField
        id="naam"
        name="naam"
        label="Naam"
        required
        requiredLabel={requiredLabel}
        autoComplete="name"
      />
      <TextField
        id="email"
        name="email"
        label="E-mailadres"
        type="email"
        required
        requiredLabel={requiredLabel}
        autoComplete="email"
        defaultValue="roos@voorbeeld"
        hint="Alleen om te antwoorden."
        error="Hier ontbreekt iets. Een adres ziet eruit als naam@voorbeeld.nl."
      />
      <SelectField
        id="land"
        name="land"
        label="Land"
        requiredLabel={requiredLabel}
        placeholder="Kies een land"
        options={[
          { value: 'nl', label: 'Nederland' },
          { value: 'be', label: 'België' },
        ]}
      />
      <ChoiceGroup
        id="onderwerp"
        kind="radio"
        name="onderwerp"
        label="Waar gaat het over?"
        required
        requiredLabel={requiredLabel}
        defaultValue={['reparatie']}
        options={[
          { value: 'bestelling', label: 'Een bestelling' },
          { value: 'reparatie', label: 'Een reparatie' },
          { value: 'anders', label: 'Iets anders' },
        ]}
      />
      <TextArea
        id="vraag"
        name="vraag"
        label="Je vraag"
        required
        requiredLabel={requiredLabel}
        placeholder="Welke lamp, en wat doet hij?"
      />
      <FileField
        id="foto"
        name="foto"
        label="Foto van de lamp"
        requiredLabel={requiredLabel}
        accept="image/*"
      />
      <Checkbox
        id="akkoord"
        name="akkoord"
        label="Jullie mogen me hierover mailen"
        required
        requiredLabel={requiredLabel}
      />
      <div>
        <Button type="submit" icon="arrow">
          Verstuur
        </Button>
      </div>
    </Stack>
  </form>
);
