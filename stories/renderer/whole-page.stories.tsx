import * as cards from './fixtures/content-cards.ts';
import * as faq from './fixtures/faq.ts';
import * as form from './fixtures/form.ts';
import * as media from './fixtures/full-width-media.ts';
import * as gallery from './fixtures/gallery.ts';
import * as hero from './fixtures/hero.ts';
import * as icon from './fixtures/icon.ts';
import * as pictures from './fixtures/image-only-toggle.ts';
import * as swatches from './fixtures/image-toggle-buttons.ts';
import * as dimmer from './fixtures/image-toggle-range.ts';
import * as toggle from './fixtures/image-toggle.ts';
import * as carousel from './fixtures/interactive-carousel.ts';
import * as lights from './fixtures/lights-cta.ts';
import * as shops from './fixtures/points-of-sale-overview.ts';
import * as richText from './fixtures/rich-text.ts';
import * as banner from './fixtures/small-cta-banner.ts';
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
  textWithImage.edgeToEdge,
];
const campaign = [
  { ...hero.maximal, heading: 'Om kwart over vijf *is het donker*' },
  icon.centred,
  media.video,
  dimmer.typical,
  toggle.typical,
  gallery.typical,
  cards.moss,
  banner.night,
];
/** A very long page with all section types. */
const long = [
  hero.onePicture,
  usps.withHeading,
  richText.typical,
  textWithImage.typical,
  carousel.maximal,
  pictures.typical,
  swatches.typical,
  media.typical,
  richText.withSets,
  cards.typical,
  textWithImage.atTheEnd,
  icon.typical,
  toggle.maximal,
  dimmer.byDay,
  gallery.row,
  shops.limited,
  textWithImage.edgeToEdge,
  lights.atNight,
  richText.wideTable,
  cards.row,
  faq.maximal,
  form.newsletter,
  banner.moss,
];
const contact = [
  {
    id: 'contact-hero',
    type: 'hero',
    heading: 'We nemen *zelf op*',
    text: 'Op werkdagen van negen tot vijf.',
  },
  form.typical,
  faq.typical,
];
const pointsOfSale = [
  { id: 'shops-hero', type: 'hero', heading: 'Waar je *hem kunt optillen*' },
  shops.limited,
  faq.minimal,
  banner.night,
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
export const Campaign = sectionStory(campaign);
export const LongPage = sectionStory(long);
export const Contact = sectionStory(contact);
export const ContactInvalid = sectionStory(contact, 'nl', { forms: form.formsPageData(form.invalid) });
export const ContactAccepted = sectionStory(contact, 'nl', { forms: form.formsPageData(form.accepted) });
export const ContactUnreachable = sectionStory(contact, 'nl', {
  forms: form.formsPageData(form.unreachable),
});
export const PointsOfSale = sectionStory(pointsOfSale);
export const LongWordsInGerman = sectionStory(german, 'de');
export const SkippedSections = sectionStory(broken);
