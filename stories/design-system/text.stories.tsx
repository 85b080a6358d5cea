import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';

export default { title: 'design system / Text' };

const paragraph =
  'We do not start with a lamp but with a place: a wall that breaks the wind, a bench in the last sun. Then we ask how little light it needs.';

export const EverySize = () => (
  <Stack space="cosy">
    <Text size="lead">{paragraph}</Text>
    <Text>{paragraph}</Text>
    <Text size="small">{paragraph}</Text>
    <Text size="note">{paragraph}</Text>
  </Stack>
);

export const Tones = () => (
  <Stack space="snug">
    <Text tone="ink">Ink</Text>
    <Text tone="quiet">Quiet</Text>
    <Text tone="danger">Something went wrong</Text>
  </Stack>
);

export const KeepsLineBreaks = () => <Text>{'Handelskade 12\n7417 DE Deventer'}</Text>;
