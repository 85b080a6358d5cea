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
import { show } from './render-json.tsx';

test.each([
  ['faq', faq.maximal],
  ['usps', usps.maximal],
  ['small-cta-banner', banner.maximal],
  ['interactive-carousel', carousel.maximal],
  ['lights-cta', lights.maximal],
  ['image-only-toggle', onlyToggle.maximal],
  ['image-toggle', toggle.maximal],
  ['image-toggle-buttons', buttons.maximal],
  ['image-toggle-range', range.maximal],
])('%s renders an eyebrow before the heading that is not a heading itself', (_type, json) => {
  show(json);

  const eyebrow = screen.getByText(json.eyebrow);
  const [heading] = screen.getAllByRole('heading');
  expect(eyebrow.tagName).toBe('P');
  expect(heading && eyebrow.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['faq', faq.maximal, 'Stel je vraag', '/nl/contact'],
  ['interactive-carousel', carousel.maximal, 'Alle producten', '/nl/lantaarns'],
  ['image-toggle', toggle.maximal, 'Bekijk de lantaarns', '/nl/lantaarns'],
  ['image-toggle-range', range.maximal, 'Bekijk de lantaarns', '/nl/lantaarns'],
])('%s renders its call to action', (_type, json, name, href) => {
  show(json);

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
