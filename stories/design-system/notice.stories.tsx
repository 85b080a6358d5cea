import { Notice } from '#design-system/notice';
import { Text } from '#design-system/text';

export default { title: 'design system / Notice' };

export const Neutral = () => (
  <Notice title="The shop is closed">
    <Text size="small">It opens again at six o’clock.</Text>
  </Notice>
);
export const Danger = () => (
  <Notice tone="danger" level={2} title="This section was skipped">
    <Text size="small">sections[3].items[0].question: Expected string, received object</Text>
  </Notice>
);
export const Success = () => <Notice tone="success" title="Your message has been sent" />;
