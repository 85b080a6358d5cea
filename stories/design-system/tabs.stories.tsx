import { Link } from '#design-system/link';
import { Tabs } from '#design-system/tabs';
import { Text } from '#design-system/text';

export default { title: 'design system / Tabs' };

const tabs = (prefix: string) => [
  {
    id: `${prefix}-gemaakt`,
    label: 'Waarvan gemaakt',
    content: <Text>Messing, opaalglas en een voet van gedraaid eiken. Geen lijm, alleen schroeven.</Text>,
  },
  {
    id: `${prefix}-onderhoud`,
    label: 'Onderhoud',
    content: (
      <Text>
        Een vochtige doek is genoeg. De voet mag om het jaar <Link href="#olie">een likje olie</Link>.
      </Text>
    ),
  },
  {
    id: `${prefix}-bezorgen`,
    label: 'Bezorgen',
    content: <Text>Binnen drie werkdagen, in karton zonder plastic.</Text>,
  },
];

export const Three = () => <Tabs label="Over deze lamp" tabs={tabs('lamp')} />;

export const MoreThanFitOnAPhone = () => (
  <Tabs
    label="Alles over deze lamp"
    tabs={[
      ...tabs('alles'),
      {
        id: 'alles-veiligheid',
        label: 'Sicherheit und Konformität',
        content: <Text>CE, IP65, 24 Volt.</Text>,
      },
      { id: 'alles-licht', label: 'Licht', content: <Text>2200 kelvin, 380 lumen, dimbaar tot 4%.</Text> },
    ]}
  />
);

export const OnDusk = () => (
  <div data-tone="night" style={{ padding: '2rem' }}>
    <Tabs label="Over deze lamp, ’s avonds" tabs={tabs('avond')} />
  </div>
);
