import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as faq from '../../../stories/renderer/fixtures/faq.ts';
import * as onlyToggle from '../../../stories/renderer/fixtures/image-only-toggle.ts';
import * as buttons from '../../../stories/renderer/fixtures/image-toggle-buttons.ts';
import * as range from '../../../stories/renderer/fixtures/image-toggle-range.ts';
import * as toggle from '../../../stories/renderer/fixtures/image-toggle.ts';
import * as carousel from '../../../stories/renderer/fixtures/interactive-carousel.ts';
import * as lights from '../../../stories/renderer/fixtures/lights-cta.ts';
import * as banner from '../../../stories/renderer/fixtures/small-cta-banner.ts';
import * as usps from '../../../stories/renderer/fixtures/usps.ts';
import { show } from './shown.tsx';

test.each([
  ['questions', faq.maximal],
  ['reasons', usps.maximal],
  ['a small banner', banner.maximal],
  ['a carousel', carousel.maximal],
  ['lights', lights.maximal],
  ['a picture switch', onlyToggle.maximal],
  ['a picture switch with text', toggle.maximal],
  ['a colour switch', buttons.maximal],
  ['a dimmer', range.maximal],
])('%s may open with an eyebrow, which stands before the heading and is none itself', (_type, json) => {
  show(json);

  const eyebrow = screen.getByText(json.eyebrow);
  const [heading] = screen.getAllByRole('heading');
  expect(eyebrow.tagName).toBe('P');
  expect(heading && eyebrow.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['questions', faq.maximal, 'Stel je vraag', '/nl/contact'],
  ['a carousel', carousel.maximal, 'Alle producten', '/nl/lantaarns'],
  ['a picture switch with text', toggle.maximal, 'Bekijk de lantaarns', '/nl/lantaarns'],
  ['a dimmer', range.maximal, 'Bekijk de lantaarns', '/nl/lantaarns'],
])('%s may lead somewhere', (_type, json, name, href) => {
  show(json);

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
