import { TextArea } from '#design-system/text-area';

export default { title: 'design system / Text area' };

const field = { name: 'vraag', label: 'Je vraag', requiredLabel: 'verplicht' };
const question = 'De lantaarn op ons terras brandt nog maar een half uur. Vorig jaar was dat een hele avond.';

export const Empty = () => <TextArea id="leeg" {...field} placeholder="Welke lamp, en wat doet hij?" />;
export const GrowsWithWhatIsWritten = () => (
  <TextArea id="gevuld" {...field} rows={2} defaultValue={Array(4).fill(question).join('\n\n')} />
);
export const RequiredWithHint = () => (
  <TextArea id="moet" {...field} required hint="Zet het serienummer erbij, dan zoeken we sneller." />
);
export const Wrong = () => (
  <TextArea
    id="fout"
    {...field}
    required
    rows={3}
    defaultValue="Stuk"
    error="Een paar woorden meer helpen ons op weg."
  />
);
export const Disabled = () => <TextArea id="dicht" {...field} disabled defaultValue={question} />;
