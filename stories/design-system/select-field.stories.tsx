import { SelectField } from '#design-system/select-field';

export default { title: 'design system / Select field' };

const field = {
  name: 'land',
  label: 'Land',
  requiredLabel: 'verplicht',
  options: [
    { value: 'nl', label: 'Nederland' },
    { value: 'be', label: 'België' },
    { value: 'de', label: 'Duitsland' },
  ],
};

export const NothingChosen = () => <SelectField id="leeg" {...field} required placeholder="Kies een land" />;
export const Chosen = () => <SelectField id="gekozen" {...field} defaultValue="be" autoComplete="country" />;
export const Hint = () => <SelectField id="raad" {...field} hint="Waar de lamp heen gaat." />;
export const Wrong = () => (
  <SelectField
    id="fout"
    {...field}
    required
    placeholder="Kies een land"
    error="Kies waar de lamp heen gaat."
  />
);
export const Disabled = () => <SelectField id="dicht" {...field} disabled />;
export const LongGermanOption = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <SelectField
      id="lang"
      name="lang"
      label="Art des Anliegens"
      requiredLabel="Pflichtangabe"
      options={[{ value: 'sk', label: 'Sicherheitskleinspannungstransformator austauschen' }]}
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl">
    <SelectField id="rtl" {...field} />
  </div>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <SelectField id={`op-${tone}`} {...field} defaultValue="nl" />
    </div>
  ));
