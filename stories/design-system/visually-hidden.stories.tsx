import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';

export default { title: 'design system / Visually hidden' };

export const HeardNotSeen = () => (
  <Text>
    16:38 <VisuallyHidden>is zonsondergang</VisuallyHidden>
  </Text>
);
export const Announced = () => <VisuallyHidden live>2 van 4: Lantaarn Hoeve</VisuallyHidden>;
