import { Checkbox } from '#design-system/checkbox';

export default { title: 'design system / Checkbox' };

const agree = { name: 'akkoord', label: 'Jullie mogen me hierover mailen', requiredLabel: 'verplicht' };
const light = { name: 'bericht', label: 'Bericht bij zonsondergang', requiredLabel: 'verplicht' };

export const Empty = () => <Checkbox id="leeg" {...agree} />;
export const Ticked = () => <Checkbox id="aan" {...agree} defaultChecked />;
export const RequiredWithHint = () => (
  <Checkbox id="moet" {...agree} required hint="Alleen over deze vraag, en nooit vaker dan nodig." />
);
export const Wrong = () => (
  <Checkbox id="fout" {...agree} required error="Zonder je akkoord kunnen we niet antwoorden." />
);
export const Disabled = () => <Checkbox id="dicht" {...agree} disabled defaultChecked />;
export const SwitchOff = () => <Checkbox id="schakelaar-uit" {...light} look="switch" />;
export const SwitchOn = () => (
  <Checkbox id="schakelaar" {...light} look="switch" defaultChecked hint="Elke avond, om de minuut af." />
);
export const SwitchDisabled = () => <Checkbox id="schakelaar-dicht" {...light} look="switch" disabled />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Checkbox
      id="lang"
      name="lang"
      label="Ich stimme der Datenschutzgrundverordnungsbelehrung und den Lieferbedingungen zu"
      required
      requiredLabel="Pflichtangabe"
      error="Ohne Zustimmung können wir nicht antworten."
    />
  </div>
);
