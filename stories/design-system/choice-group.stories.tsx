import { ChoiceGroup } from '#design-system/choice-group';

export default { title: 'design system / Choice group' };

const subject = {
  kind: 'radio',
  name: 'onderwerp',
  label: 'Waar gaat het over?',
  requiredLabel: 'verplicht',
  options: [
    { value: 'bestelling', label: 'Een bestelling' },
    { value: 'reparatie', label: 'Een reparatie' },
    { value: 'anders', label: 'Iets anders' },
  ],
} as const;
const rooms = {
  kind: 'checkbox',
  name: 'plekken',
  label: 'Waar komt het licht?',
  requiredLabel: 'verplicht',
  options: [
    { value: 'terras', label: 'Op het terras' },
    { value: 'balkon', label: 'Op het balkon' },
    { value: 'binnen', label: 'Binnen' },
  ],
} as const;

export const One = () => <ChoiceGroup id="een" {...subject} required defaultValue={['reparatie']} />;
export const Several = () => (
  <ChoiceGroup id="meer" {...rooms} required defaultValue={['terras', 'binnen']} hint="Meer dan één mag." />
);
export const Wrong = () => (
  <ChoiceGroup
    id="fout"
    {...subject}
    required
    hint="Dan komt je vraag bij de juiste tafel."
    error="Kies er een."
  />
);
export const Disabled = () => <ChoiceGroup id="dicht" {...rooms} disabled defaultValue={['balkon']} />;
export const LongGermanLabels = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <ChoiceGroup
      id="lang"
      kind="radio"
      name="lang"
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
