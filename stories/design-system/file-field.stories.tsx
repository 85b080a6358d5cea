import { FileField } from '#design-system/file-field';

export default { title: 'design system / File field' };

const field = { name: 'photo', label: 'Photo of the lamp', requiredLabel: 'required', accept: 'image/*' };

export const Empty = () => <FileField id="empty" {...field} />;
export const RequiredWithHint = () => (
  <FileField id="required" {...field} required multiple hint="At most three files of up to 5 MB." />
);
export const WithError = () => (
  <FileField id="wrong" {...field} required error="This file is larger than 5 MB." />
);
export const Disabled = () => <FileField id="disabled" {...field} disabled />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <FileField id="long" name="long" label="Gebrauchsanweisungsfotografie" requiredLabel="Pflichtangabe" />
  </div>
);
