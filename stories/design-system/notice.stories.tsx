import { Notice } from '#design-system/notice';
import { Text } from '#design-system/text';

export default { title: 'design system / Notice' };

export const Neutral = () => (
  <Notice title="De winkel is even dicht">
    <Text size="small">Om zes uur gaat hij weer open.</Text>
  </Notice>
);
export const Danger = () => (
  <Notice tone="danger" level={2} title="Dit blok is weggelaten">
    <Text size="small">sections[3].items[0].question: Expected string, received object</Text>
  </Notice>
);
export const Success = () => <Notice tone="success" title="Je bericht is verstuurd" />;
