import { PasswordField } from '#design-system/password-field';

export default { title: 'design system / Password field' };

const field = {
  name: 'wachtwoord',
  label: 'Wachtwoord',
  requiredLabel: 'verplicht',
  showLabel: 'Wachtwoord tonen',
  shownLabel: 'Je wachtwoord is te zien.',
  hiddenLabel: 'Je wachtwoord is niet meer te zien.',
  autoComplete: 'current-password',
} as const;

export const Empty = () => <PasswordField id="leeg" {...field} />;
export const Filled = () => <PasswordField id="gevuld" {...field} defaultValue="zonsondergang" />;
export const New = () => (
  <PasswordField
    id="nieuw"
    {...field}
    label="Nieuw wachtwoord"
    autoComplete="new-password"
    required
    minLength={12}
    hint="Twaalf tekens of meer. Een zin mag ook."
  />
);
export const Wrong = () => (
  <PasswordField id="fout" {...field} required defaultValue="zon" error="Dit wachtwoord is te kort." />
);
export const Disabled = () => <PasswordField id="dicht" {...field} disabled defaultValue="zonsondergang" />;
export const ReadOnly = () => <PasswordField id="vast" {...field} readOnly defaultValue="zonsondergang" />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <PasswordField
      id="lang"
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
