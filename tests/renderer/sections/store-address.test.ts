import { expect, test } from 'vitest';
import { formatAddress } from '../../../renderer/sections/points-of-sale-overview/format-address.ts';
import { phoneLink } from '../../../renderer/sections/points-of-sale-overview/links.ts';
import { austin, brussels, haarlem, london } from '../../../stories/renderer/fixtures/stores.ts';

const inCountry = (code: string) => ({ ...haarlem, country: { code, name: code } });

test.each([
  [haarlem, ['Kleine Houtstraat 84', '2011 DR Haarlem']],
  [brussels, ['Rue des Minimes 47', '1000 Bruxelles']],
  [inCountry('DE'), ['Kleine Houtstraat 84', '2011 DR Haarlem']],
  [inCountry('FR'), ['Kleine Houtstraat 84', '2011 DR Haarlem']],
  [london, ['41 Calvert Avenue', 'London', 'E2 7JP']],
  [austin, ['2106 South Lamar Boulevard', 'Austin, TX 78704']],
  [{ ...inCountry('CA'), region: 'ON' }, ['Kleine Houtstraat 84', 'Haarlem, ON 2011 DR']],
  [{ ...austin, region: undefined }, ['2106 South Lamar Boulevard', 'Austin, 78704']],
])('formatAddress uses the line order of the country', (store, lines) => {
  expect(formatAddress(store)).toEqual(lines);
});

test.each([
  ['+31 23 555 0119', 'tel:+31235550119'],
  ['+31 (0)23-555 0119', 'tel:+31235550119'],
  ['+1 (503) 555-0119', 'tel:+15035550119'],
  ['+49 30/23125.116', 'tel:+493023125116'],
  ['023 555 0119', undefined],
  ['+31 lamp', undefined],
  ['', undefined],
])('phoneLink turns %j into %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
