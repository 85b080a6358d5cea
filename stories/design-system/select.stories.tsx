import { Select } from '#design-system/select';

export default { title: 'design system / Select' };

const field = {
  name: 'country',
  label: 'Country',
  requiredLabel: 'required',
  placeholder: 'Choose one',
  options: [
    { value: 'nl', label: 'Netherlands' },
    { value: 'be', label: 'Belgium' },
    { value: 'de', label: 'Germany' },
    { value: 'fr', label: 'France' },
    { value: 'is', label: 'Iceland', disabled: true },
  ],
};

export const NothingChosen = () => <Select id="empty" {...field} required />;
export const Chosen = () => <Select id="chosen" {...field} defaultValue="be" autoComplete="country" />;
export const Hint = () => <Select id="hint" {...field} hint="The country we deliver to." />;
export const WithError = () => (
  <Select id="wrong" {...field} required error="Choose the country we deliver to." />
);
export const Disabled = () => <Select id="disabled" {...field} disabled defaultValue="nl" />;
export const ReadOnly = () => <Select id="read-only" {...field} readOnly defaultValue="nl" />;
export const ManyOptions = () => (
  <Select
    id="many"
    {...field}
    label="Delivery time"
    options={Array.from({ length: 24 }, (_, hour) => ({ value: `${hour}`, label: `${hour}:00` }))}
    defaultValue="17"
  />
);
export const LongGermanOption = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Select
      id="long"
      name="long"
      label="Art des Anliegens bei Lieferantenrechnungen"
      requiredLabel="Pflichtangabe"
      placeholder="Bitte auswählen"
      defaultValue="sk"
      options={[
        { value: 'sk', label: 'Sicherheitskleinspannungstransformator austauschen' },
        { value: 'so', label: 'Sonstiges' },
      ]}
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Select
      id="rtl"
      {...field}
      label="البلد"
      placeholder="اختاري"
      options={[
        { value: 'lb', label: 'لبنان' },
        { value: 'ma', label: 'المغرب' },
      ]}
    />
  </div>
);
export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <Select id={`on-${tone}`} {...field} defaultValue="nl" />
    </div>
  ));
