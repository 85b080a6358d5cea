import { PasswordField } from '#design-system/password-field';

export default { title: 'design system / Password field' };

const field = {
  name: 'password',
  label: 'Password',
  requiredLabel: 'required',
  showLabel: 'Show password',
  visibleLabel: 'Your password is visible.',
  hiddenLabel: 'Your password is hidden.',
  autoComplete: 'current-password',
} as const;

export const Empty = () => <PasswordField id="empty" {...field} />;
export const Filled = () => <PasswordField id="filled" {...field} defaultValue="sunset" />;
export const NewPassword = () => (
  <PasswordField
    id="new"
    {...field}
    label="New password"
    autoComplete="new-password"
    required
    minLength={12}
    hint="At least twelve characters."
  />
);
export const WithError = () => (
  <PasswordField id="wrong" {...field} required defaultValue="sun" error="This password is too short." />
);
export const Disabled = () => <PasswordField id="disabled" {...field} disabled defaultValue="sunset" />;
export const ReadOnly = () => <PasswordField id="read-only" {...field} readOnly defaultValue="sunset" />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <PasswordField
      id="long"
      {...field}
      label="Händlerbereichszugangspasswortbestätigung"
      requiredLabel="Pflichtangabe"
      showLabel="Passwort anzeigen"
      required
      defaultValue="ein-sehr-langes-passwort-das-nicht-passt"
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <PasswordField id="rtl" {...field} label="كلمة السر" showLabel="إظهار كلمة السر" defaultValue="غروب" />
  </div>
);
