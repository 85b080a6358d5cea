import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';

export default { title: 'design system / Page width' };

export const BetweenTheGutters = () => (
  <PageWidth>
    <Text>The text is aligned with the logo above.</Text>
  </PageWidth>
);
