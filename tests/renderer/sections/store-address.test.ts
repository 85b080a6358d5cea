import { expect, test } from 'vitest';
import { formatAddress } from '#renderer/render/format-address';
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
  [{ ...inCountry('AU'), region: 'NSW' }, ['Kleine Houtstraat 84', 'Haarlem NSW 2011 DR']],
  [inCountry('IE'), ['Kleine Houtstraat 84', 'Haarlem', '2011 DR']],
  [{ ...austin, region: undefined }, ['2106 South Lamar Boulevard', 'Austin, 78704']],
  [{ ...austin, region: undefined, postalCode: '' }, ['2106 South Lamar Boulevard', 'Austin']],
  [{ ...london, postalCode: '' }, ['41 Calvert Avenue', 'London']],
  [{ ...haarlem, street: '', postalCode: '' }, ['Haarlem']],
])('formatAddress uses the line order of the country, without missing parts', (store, lines) => {
  expect(formatAddress(store)).toEqual(lines);
});
