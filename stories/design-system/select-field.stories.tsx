import { SelectField } from '#design-system/select-field';

export default { title: 'design system / Select field' };

const field = {
  name: 'country',
  label: 'Country',
  requiredLabel: 'required',
  options: [
    { value: 'nl', label: 'Netherlands' },
    { value: 'be', label: 'Belgium' },
    { value: 'de', label: 'Germany' },
  ],
};

export const NothingChosen = () => (
  <SelectField id="empty" {...field} required placeholder="Choose a country" />
);
export const Chosen = () => <SelectField id="chosen" {...field} defaultValue="be" autoComplete="country" />;
export const Hint = () => <SelectField id="hint" {...field} hint="The country we deliver to." />;
export const WithError = () => (
  <SelectField
    id="wrong"
    {...field}
    required
    placeholder="Choose a country"
    error="Choose the country we deliver to."
  />
);
export const Disabled = () => <SelectField id="disabled" {...field} disabled />;
export const LongGermanOption = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <SelectField
      id="long"
      name="long"
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
      <SelectField id={`on-${tone}`} {...field} defaultValue="nl" />
    </div>
  ));
