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

const field = { id: 'brightness', name: 'brightness', label: 'Brightness', requiredLabel: 'required' };

export const CustomControl = () => (
  <Field {...field}>
    {(attributes) => <input {...attributes} type="range" style={{ blockSize: '44px' }} />}
  </Field>
);

export const RequiredWithHintAndError = () => (
  <Field
    {...field}
    required
    hint="The dimmer saves this value."
    error="The value is too high. Choose less than 80."
  >
    {(attributes) => <input {...attributes} type="number" style={{ blockSize: '44px' }} />}
  </Field>
);

export const Disabled = () => (
  <Field {...field} disabled>
    {(attributes) => <input {...attributes} type="range" style={{ blockSize: '44px' }} />}
  </Field>
);

const requiredLabel = 'required';

export const CompleteForm = () => (
  <form action="#submitted" style={{ maxInlineSize: '40rem', padding: '2rem 1.25rem' }}>
    <Stack space="roomy">
      <TextField
        id="name"
        name="name"
        label="Name"
        required
        requiredLabel={requiredLabel}
        autoComplete="name"
      />
      <TextField
        id="email"
        name="email"
        label="Email address"
        type="email"
        required
        requiredLabel={requiredLabel}
        autoComplete="email"
        defaultValue="rosa@example"
        hint="Only used to reply."
        error="This address is incomplete. Example: name@example.com."
      />
      <SelectField
        id="country"
        name="country"
        label="Country"
        requiredLabel={requiredLabel}
        placeholder="Choose a country"
        options={[
          { value: 'nl', label: 'Netherlands' },
          { value: 'be', label: 'Belgium' },
        ]}
      />
      <ChoiceGroup
        id="subject"
        kind="radio"
        name="subject"
        label="What is your question about?"
        required
        requiredLabel={requiredLabel}
        defaultValue={['repair']}
        options={[
          { value: 'order', label: 'An order' },
          { value: 'repair', label: 'A repair' },
          { value: 'other', label: 'Something else' },
        ]}
      />
      <TextArea
        id="message"
        name="message"
        label="Your question"
        required
        requiredLabel={requiredLabel}
        placeholder="Which lamp, and what is wrong with it?"
      />
      <FileField
        id="photo"
        name="photo"
        label="Photo of the lamp"
        requiredLabel={requiredLabel}
        accept="image/*"
      />
      <Checkbox
        id="consent"
        name="consent"
        label="You may email me about this"
        required
        requiredLabel={requiredLabel}
      />
      <div>
        <Button type="submit" icon="arrow">
          Send
        </Button>
      </div>
    </Stack>
  </form>
);
