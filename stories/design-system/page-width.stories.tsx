import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';

export default { title: 'design system / Page width' };

export const BetweenTheGutters = () => (
  <PageWidth>
    <Text>De woorden staan op dezelfde lijn als het woordmerk hierboven.</Text>
  </PageWidth>
);
