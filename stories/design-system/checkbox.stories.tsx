import { Checkbox } from '#design-system/checkbox';

export default { title: 'design system / Checkbox' };

const agree = { name: 'consent', label: 'You may email me about this', requiredLabel: 'required' };
const light = { name: 'notification', label: 'Notify me at sunset', requiredLabel: 'required' };

export const Empty = () => <Checkbox id="empty" {...agree} />;
export const Checked = () => <Checkbox id="on" {...agree} defaultChecked />;
export const RequiredWithHint = () => (
  <Checkbox id="required" {...agree} required hint="Only about this question." />
);
export const WithError = () => (
  <Checkbox id="wrong" {...agree} required error="We need your consent to reply." />
);
export const Disabled = () => <Checkbox id="disabled" {...agree} disabled defaultChecked />;
export const SwitchOff = () => <Checkbox id="switch-off" {...light} variant="switch" />;
export const SwitchOn = () => (
  <Checkbox id="switch" {...light} variant="switch" defaultChecked hint="Every evening, to the minute." />
);
export const SwitchDisabled = () => <Checkbox id="switch-disabled" {...light} variant="switch" disabled />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Checkbox
      id="long"
      name="long"
      label="Ich stimme der Datenschutzgrundverordnungsbelehrung und den Lieferbedingungen zu"
      required
      requiredLabel="Pflichtangabe"
      error="Ohne Zustimmung können wir nicht antworten."
    />
  </div>
);
