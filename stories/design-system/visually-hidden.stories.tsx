import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';

export default { title: 'design system / Visually hidden' };

export const ForScreenReaders = () => (
  <Text>
    16:38 <VisuallyHidden>is sunset</VisuallyHidden>
  </Text>
);
export const LiveRegion = () => <VisuallyHidden live>2 of 4: Hoeve lantern</VisuallyHidden>;
