import { useEffect } from 'react';
import { Accordion } from '#design-system/accordion';
import { animateAccordions } from '#design-system/accordion-motion';
import { Text } from '#design-system/text';

export default { title: 'design system / Accordion' };

const answer = (text: string) => <Text tone="quiet">{text}</Text>;
const items = [
  {
    id: 'battery',
    title: 'How long does a battery last?',
    content: answer('Seven to eight years. Then you replace it yourself, with one key.'),
  },
  {
    id: 'rain',
    title: 'Can it stay in the rain?',
    content: answer('Yes. All outdoor lamps are IP65: rain, fog and an overturned watering can.'),
  },
  {
    id: 'repair',
    title: 'What if it breaks?',
    content: answer('We repair it. After the warranty you pay for the part.'),
  },
];

export const Closed = () => <Accordion items={items} />;

export const OneOpenAtATime = () => (
  <Accordion name="questions" items={items.map((item, index) => ({ ...item, open: index === 1 }))} />
);

export const TitlesAreHeadings = () => <Accordion level={3} items={items} />;

export const LongGermanTitleWraps = () => (
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

const WITHOUT_INTERPOLATE_SIZE =
  'details, ::details-content { interpolate-size: initial !important; transition: none !important }';

/** Shows the animation in browsers that do not support `interpolate-size`. */
export function WithoutInterpolateSize() {
  useEffect(() => animateAccordions(document), []);
  return (
    <>
      <style>{WITHOUT_INTERPOLATE_SIZE}</style>
      <Accordion name="questions" items={items} />
    </>
  );
}
