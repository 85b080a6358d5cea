import { Icon, type IconName } from '#design-system/icon';
import { Inline } from '#design-system/inline';
import { Text } from '#design-system/text';

export default { title: 'design system / Icon' };

const names: readonly IconName[] = [
  ...(['arrow', 'arrow-back', 'plus', 'minus', 'close', 'menu'] as const),
  ...(['external', 'down', 'check', 'search', 'eye', 'eye-off', 'calendar', 'sunset', 'warning'] as const),
];

export const All = () => (
  <Inline space="cosy">
    {names.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </Inline>
);

export const TextSize = () => (
  <Text size="lead" as="div">
    <Inline space="tight">
      Sunset <Icon name="sunset" />
    </Inline>
  </Text>
);
