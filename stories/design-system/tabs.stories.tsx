import { Link } from '#design-system/link';
import { Tabs } from '#design-system/tabs';
import { Text } from '#design-system/text';

export default { title: 'design system / Tabs' };

const tabs = (prefix: string) => [
  {
    id: `${prefix}-material`,
    label: 'Material',
    content: <Text>Brass, opal glass and a base of turned oak. No glue, only screws.</Text>,
  },
  {
    id: `${prefix}-care`,
    label: 'Care',
    content: (
      <Text>
        A damp cloth is enough. Every other year the base needs <Link href="#oil">a little oil</Link>.
      </Text>
    ),
  },
  {
    id: `${prefix}-delivery`,
    label: 'Delivery',
    content: <Text>Within three working days, in a box without plastic.</Text>,
  },
];

export const ThreeTabs = () => <Tabs label="About this lamp" tabs={tabs('lamp')} />;

export const MoreThanFitOnAPhone = () => (
  <Tabs
    label="All about this lamp"
    tabs={[
      ...tabs('all'),
      {
        id: 'all-safety',
        label: 'Safety and conformity',
        content: <Text>CE, IP65, 24 Volt.</Text>,
      },
      { id: 'all-light', label: 'Light', content: <Text>2200 kelvin, 380 lumen, dimmable to 4%.</Text> },
    ]}
  />
);

export const DuskTheme = () => (
  <div data-tone="night" style={{ padding: '2rem' }}>
    <Tabs label="About this lamp, at night" tabs={tabs('night')} />
  </div>
);
