import { Carousel } from '#design-system/carousel';
import { Heading } from '#design-system/heading';
import { Picture } from '#design-system/picture';
import { Text } from '#design-system/text';

export default { title: 'design system / Carousel' };

const words = {
  kind: 'carrousel',
  previousLabel: 'Vorige',
  nextLabel: 'Volgende',
  placeLabel: (position: number, count: number) => `${position} van ${count}`,
};

const slides = (names: readonly string[]) =>
  names.map((name) => ({
    id: name,
    name,
    content: (
      <figure style={{ inlineSize: 'min(70vw, 18rem)' }}>
        <Picture src="/assets/terrace/terrace-day.jpg" alt="" width={1200} height={752} ratio="4/5" />
        <figcaption>
          <Text size="small">{name}</Text>
        </figcaption>
      </figure>
    ),
  }));
const six = slides(['Waker', 'Hoeve', 'Dijk', 'Baken', 'Kreek', 'Wad']);

export const FromEdgeToEdge = () => (
  <Carousel
    {...words}
    label="Nieuw dit seizoen"
    head={
      <Heading level={2} size="chapter">
        Nieuw dit seizoen
      </Heading>
    }
    slides={six}
  />
);

export const WithinItsParent = () => (
  <div data-tone="raised" style={{ maxInlineSize: '44rem', marginInline: 'auto', padding: '1.5rem' }}>
    <Carousel {...words} label="Past hierbij" slides={six} edges="parent" />
  </div>
);

export const AllSlidesFit = () => (
  <Carousel
    {...words}
    label="Twee lampen"
    head={
      <Heading level={2} size="title">
        Twee lampen
      </Heading>
    }
    slides={slides(['Waker', 'Hoeve'])}
  />
);

export const OneSlide = () => <Carousel {...words} label="Eén lamp" slides={slides(['Waker'])} />;
