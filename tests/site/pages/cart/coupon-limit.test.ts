import { expect, onTestFinished, test } from 'vitest';
import { runSite } from '../../running-site.ts';
import { createVisitor, fieldOf } from '../../visitor.ts';

test('Coupons of one network are limited, and the entered code stays', async () => {
  const site = await runSite({ variables: { COUPON_ATTEMPTS: '2' } });
  onTestFinished(() => site.stop());
  const visitor = createVisitor(site);
  await visitor.post('/nl/lantaarn-hoeve-31.html', { sku: 'VV-HOEVE-31-CHALK', quantity: '1' });
  const form = { form_token: fieldOf(await visitor.open('/nl/winkelwagen'), 'form_token'), action: 'coupon' };
  const tryCode = async (coupon: string) =>
    (await visitor.post('/nl/winkelwagen', { ...form, coupon })).text();
  expect(await tryCode('EEN')).toContain('De code EEN is niet geldig.');
  expect(await tryCode('TWEE')).toContain('De code TWEE is niet geldig.');
  // The limit applies to a valid code too.
  const refused = await tryCode('AVOND10');
  expect(refused).toContain('Je hebt te veel codes geprobeerd. Wacht even en probeer het dan nog eens.');
  expect(refused).toContain('value="AVOND10"');
  expect((await visitor.open('/nl/winkelwagen')).html).not.toContain('Code AVOND10 is toegepast.');
});
