import { FileField } from '#design-system/file-field';

export default { title: 'design system / File field' };

const field = { name: 'foto', label: 'Foto van de lamp', requiredLabel: 'verplicht', accept: 'image/*' };

export const Empty = () => <FileField id="leeg" {...field} />;
export const RequiredWithHint = () => (
  <FileField id="moet" {...field} required multiple hint="Hoogstens drie, elk tot 5 MB." />
);
export const Wrong = () => (
  <FileField id="fout" {...field} required error="Dit bestand is groter dan 5 MB." />
);
export const Disabled = () => <FileField id="dicht" {...field} disabled />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <FileField id="lang" name="lang" label="Gebrauchsanweisungsfotografie" requiredLabel="Pflichtangabe" />
  </div>
);
