import * as faq from './fixtures/faq.ts';
import * as hero from './fixtures/hero.ts';
import * as carousel from './fixtures/interactive-carousel.ts';
import * as lights from './fixtures/lights-cta.ts';
import * as richText from './fixtures/rich-text.ts';
import * as textWithImage from './fixtures/text-with-image.ts';
import * as usps from './fixtures/usps.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Whole page' };

const home = [
  hero.typical,
  usps.typical,
  textWithImage.wide,
  carousel.typical,
  lights.typical,
  textWithImage.atTheEnd,
  faq.typical,
  textWithImage.slab,
];
const german = [
  hero.longGerman,
  usps.longGerman,
  richText.longGerman,
  textWithImage.longGerman,
  carousel.longGerman,
  lights.longGerman,
  faq.longGerman,
];
const broken = [
  hero.half,
  { id: 'x', type: 'wormhole' },
  { id: 'y', type: 'faq', items: 'geen lijst' },
  richText.typical,
];

export const HomeInDutch = sectionStory(home);
export const LongWordsInGerman = sectionStory(german, 'de');
export const EditorsSeeWhatWasLeftOut = sectionStory(broken);
