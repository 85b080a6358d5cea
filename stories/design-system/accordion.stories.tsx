import { Accordion } from '#design-system/accordion';
import { Text } from '#design-system/text';

export default { title: 'design system / Accordion' };

const answer = (words: string) => <Text tone="quiet">{words}</Text>;
const items = [
  {
    id: 'accu',
    title: 'Hoe lang gaat een accu mee?',
    content: answer('Zeven à acht jaar. Daarna zet je er zelf een nieuwe in, met één sleutel.'),
  },
  {
    id: 'regen',
    title: 'Mag hij in de regen staan?',
    content: answer('Ja. Alle lampen voor buiten zijn IP65: regen, mist en een omgevallen gieter.'),
  },
  {
    id: 'stuk',
    title: 'En als hij stuk gaat?',
    content: answer('Dan maken we hem. Ook na de garantie, tegen de prijs van het onderdeel.'),
  },
];

export const Closed = () => <Accordion items={items} />;

export const OneOpenAtATime = () => (
  <Accordion name="vragen" items={items.map((item, at) => ({ ...item, open: at === 1 }))} />
);

export const TitlesAreHeadings = () => <Accordion level={3} items={items} />;

export const LongTitleWraps = () => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Accordion
      items={[
        {
          id: 'lang',
          title: 'Welche Sicherheitskleinspannungstransformatoren passen zu Laternen älterer Baujahre?',
          content: answer('Jeder mit 24 Volt. Die Buchse ist seit dem ersten Jahr dieselbe.'),
          open: true,
        },
        ...items,
      ]}
    />
  </div>
);
