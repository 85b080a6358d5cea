import { TextArea } from '#design-system/text-area';

export default { title: 'design system / Text area' };

const field = { name: 'message', label: 'Your question', requiredLabel: 'required' };
const question = 'The lantern on our terrace only lasts half an hour. Last year it lasted a whole evening.';

export const Empty = () => (
  <TextArea id="empty" {...field} placeholder="Which lamp, and what is wrong with it?" />
);
export const GrowsWithContent = () => (
  <TextArea id="filled" {...field} rows={2} defaultValue={Array(4).fill(question).join('\n\n')} />
);
export const RequiredWithHint = () => (
  <TextArea id="required" {...field} required hint="Include the serial number to get a faster reply." />
);
export const WithError = () => (
  <TextArea
    id="wrong"
    {...field}
    required
    rows={3}
    defaultValue="Broken"
    error="Describe the problem in a few more words."
  />
);
export const Disabled = () => <TextArea id="disabled" {...field} disabled defaultValue={question} />;
