import { Heading } from '#design-system/heading';
import { Stack } from '#design-system/stack';

export default { title: 'design system / Heading' };

const runs = [
  { text: 'Light for the hours ', emphasis: false },
  { text: 'after six', emphasis: true },
];

export const EverySize = () => (
  <Stack space="roomy">
    <Heading level={1} size="display" runs={runs} />
    <Heading level={2} size="chapter" runs={runs} />
    <Heading level={3} size="title" runs={runs} />
  </Stack>
);

export const SizeIndependentOfLevel = () => (
  <Stack space="cosy">
    <Heading level={1} size="title">
      The first level, small
    </Heading>
    <Heading level={2} size="display">
      The second level, large
    </Heading>
  </Stack>
);

export const LongestGermanWordBreaksAtASyllable = () => (
  <div lang="de" style={{ inlineSize: '20rem' }}>
    <Heading level={1} size="display">
      Sicherheitskleinspannungstransformator
    </Heading>
  </div>
);
