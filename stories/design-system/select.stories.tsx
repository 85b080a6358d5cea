import { Select } from '#design-system/select';

export default { title: 'design system / Select' };

const field = {
  name: 'land',
  label: 'Land',
  requiredLabel: 'verplicht',
  placeholder: 'Maak een keuze',
  options: [
    { value: 'nl', label: 'Nederland' },
    { value: 'be', label: 'België' },
    { value: 'de', label: 'Duitsland' },
    { value: 'fr', label: 'Frankrijk' },
    { value: 'is', label: 'IJsland', disabled: true },
  ],
};

export const NothingChosen = () => <Select id="leeg" {...field} required />;
export const Chosen = () => <Select id="gekozen" {...field} defaultValue="be" autoComplete="country" />;
export const Hint = () => <Select id="raad" {...field} hint="Waar de lamp heen gaat." />;
export const Wrong = () => <Select id="fout" {...field} required error="Kies waar de lamp heen gaat." />;
export const Disabled = () => <Select id="dicht" {...field} disabled defaultValue="nl" />;
export const ReadOnly = () => <Select id="vast" {...field} readOnly defaultValue="nl" />;
export const ManyAnswers = () => (
  <Select
    id="veel"
    {...field}
    label="Uur van bezorgen"
    options={Array.from({ length: 24 }, (_, hour) => ({ value: `${hour}`, label: `${hour}.00 uur` }))}
    defaultValue="17"
  />
);
export const LongGermanOption = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Select
      id="lang"
      name="lang"
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
      <Select id={`op-${tone}`} {...field} defaultValue="nl" />
    </div>
  ));
