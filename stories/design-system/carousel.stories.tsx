import { Carousel } from '#design-system/carousel';
import { Heading } from '#design-system/heading';
import { Picture } from '#design-system/picture';
import { Text } from '#design-system/text';

export default { title: 'design system / Carousel' };

const texts = {
  roleDescription: 'carousel',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  positionLabel: (position: number, count: number) => `${position} of ${count}`,
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
const sixSlides = slides(['Waker', 'Hoeve', 'Dijk', 'Baken', 'Kreek', 'Wad']);

export const EdgeToEdge = () => (
  <Carousel
    {...texts}
    label="New this season"
    head={
      <Heading level={2} size="chapter">
        New this season
      </Heading>
    }
    slides={sixSlides}
  />
);

export const InsideItsParent = () => (
  <div data-tone="raised" style={{ maxInlineSize: '44rem', marginInline: 'auto', padding: '1.5rem' }}>
    <Carousel {...texts} label="Goes well with" slides={sixSlides} edges="parent" />
  </div>
);

export const AllSlidesVisible = () => (
  <Carousel
    {...texts}
    label="Two lamps"
    head={
      <Heading level={2} size="title">
        Two lamps
      </Heading>
    }
    slides={slides(['Waker', 'Hoeve'])}
  />
);

export const OneSlide = () => <Carousel {...texts} label="One lamp" slides={slides(['Waker'])} />;
