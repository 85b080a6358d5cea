import { Stack } from '#design-system/stack';
import { Text } from '#design-system/text';

export default { title: 'design system / Text' };

const words =
  'We beginnen niet bij een lamp maar bij een plek: een muur die de wind breekt, een bank die de laatste zon vangt. Dan vragen we hoe weinig licht er nodig is.';

export const EverySize = () => (
  <Stack space="cosy">
    <Text size="lead">{words}</Text>
    <Text>{words}</Text>
    <Text size="small">{words}</Text>
    <Text size="note">{words}</Text>
  </Stack>
);

export const Tones = () => (
  <Stack space="snug">
    <Text tone="ink">Inkt</Text>
    <Text tone="quiet">Stiller</Text>
    <Text tone="danger">Er ging iets mis</Text>
  </Stack>
);

export const LineBreaksAreKept = () => <Text>{'Handelskade 12\n7417 DE Deventer'}</Text>;
