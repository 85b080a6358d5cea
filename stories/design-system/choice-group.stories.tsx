import { ChoiceGroup } from '#design-system/choice-group';

export default { title: 'design system / Choice group' };

const subject = {
  kind: 'radio',
  name: 'subject',
  label: 'What is your question about?',
  requiredLabel: 'required',
  options: [
    { value: 'order', label: 'An order' },
    { value: 'repair', label: 'A repair' },
    { value: 'other', label: 'Something else' },
  ],
} as const;
const rooms = {
  kind: 'checkbox',
  name: 'places',
  label: 'Where will you put the light?',
  requiredLabel: 'required',
  options: [
    { value: 'terrace', label: 'On the terrace' },
    { value: 'balcony', label: 'On the balcony' },
    { value: 'indoors', label: 'Indoors' },
  ],
} as const;

export const RadioButtons = () => <ChoiceGroup id="one" {...subject} required defaultValue={['repair']} />;
export const Checkboxes = () => (
  <ChoiceGroup
    id="several"
    {...rooms}
    required
    defaultValue={['terrace', 'indoors']}
    hint="Select all that apply."
  />
);
export const WithError = () => (
  <ChoiceGroup
    id="wrong"
    {...subject}
    required
    hint="We forward your question to the right team."
    error="Select one option."
  />
);
export const Disabled = () => <ChoiceGroup id="disabled" {...rooms} disabled defaultValue={['balcony']} />;
export const LongGermanLabels = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <ChoiceGroup
      id="long"
      kind="radio"
      name="long"
      label="Ersatzteilbestellungsverfahrensauskunft"
      requiredLabel="Pflichtangabe"
      required
      options={[
        { value: 'sk', label: 'Sicherheitskleinspannungstransformator' },
        { value: 'so', label: 'Etwas anderes, das ich gleich in meinen eigenen Worten beschreibe' },
      ]}
    />
  </div>
);
