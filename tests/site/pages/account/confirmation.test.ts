import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSite } from '../../running-site.ts';
import { createVisitor } from '../../visitor.ts';
import { linkOfMail } from './link-of-mail.ts';

// The shop of this file requires new customers to confirm their address.
let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  // The tests of this file post more keys than the default limit allows.
  site = await runSite({
    variables: { PASSWORD_RESETS: '100' },
    shopOptions: { requiresConfirmation: true },
  });
});
afterAll(() => site.stop());

const PASSWORD = 'Basalt-15-lamp';
/** Shorter than the minimum time of `min-response-time.ts`, because clocks are not exact. */
const MIN_RESPONSE_MS = 850;

test('A new customer confirms the address with the button of the mail’s page, and then signs in', async () => {
  const email = 'mira@example.test';
  const visitor = createVisitor(site);
  const register = { firstName: 'Mira', lastName: 'Veldman', email, newPassword: PASSWORD };
  await visitor.openAndSubmit('/nl/mijn-account/registreren', 'register', register);
  const signIn = () =>
    visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  expect((await signIn()).text).toContain('Je adres is nog niet bevestigd.');

  const link = await linkOfMail(site, email, 1);
  // Programs that scan mails open links, so opening the link must not confirm the address.
  expect((await visitor.open(link)).text).toContain(`Is ${email} jouw adres?`);
  expect((await signIn()).text).toContain('Je adres is nog niet bevestigd.');
  const confirmed = await visitor.openAndSubmit(link, 'confirm');
  expect(confirmed.text).toContain('Je adres is bevestigd.');
  expect((await signIn()).path).toBe('/nl/mijn-account');
});

test('A changed link is refused, and the mail can be sent again', async () => {
  const email = 'noor@example.test';
  const visitor = createVisitor(site);
  const register = { firstName: 'Noor', lastName: 'Veld', email, newPassword: PASSWORD };
  await visitor.openAndSubmit('/nl/mijn-account/registreren', 'register', register);
  const link = await linkOfMail(site, email, 1);
  const refused = await visitor.openAndSubmit(link.replace(/key=[^&]+/, 'key=changed'), 'confirm');
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('niet meer geldig')]);

  const sent = await visitor.openAndSubmit('/nl/mijn-account/bevestigen', 'resend', { email });
  expect(sent.text).toContain('is er een e-mail onderweg');
  const again = await linkOfMail(site, email, 2);
  expect((await visitor.openAndSubmit(again, 'confirm')).text).toContain('Je adres is bevestigd.');
  const unknown = await visitor.openAndSubmit('/nl/mijn-account/bevestigen', 'resend', {
    email: 'no@example.test',
  });
  expect(unknown.text).toBe(sent.text);
});

test('A wrong key has the same response for a confirmed, a waiting and an unknown address', async () => {
  const visitor = createVisitor(site);
  const names = { firstName: 'Ada', lastName: 'Veld', newPassword: PASSWORD };
  const path = '/nl/mijn-account/registreren';
  await visitor.openAndSubmit(path, 'register', { ...names, email: 'ada@example.test' });
  const link = await linkOfMail(site, 'ada@example.test', 1);
  await visitor.openAndSubmit(link, 'confirm');
  await visitor.openAndSubmit(path, 'register', { ...names, email: 'ida@example.test' });

  const refuse = async (email: string) => {
    const startedAt = performance.now();
    const page = await createVisitor(site).openAndSubmit(
      `/nl/mijn-account/bevestigen?email=${email}&key=made-up`,
      'confirm',
    );
    const main = page.document.querySelector('main')?.innerHTML ?? '';
    const token = page.document.querySelector('main [name=form_token]')?.getAttribute('value') ?? '';
    return {
      status: page.status,
      path: page.path.replaceAll(email, 'EMAIL'),
      body: main.replaceAll(token, 'TOKEN').replaceAll(email, 'EMAIL'),
      isSlow: performance.now() - startedAt > MIN_RESPONSE_MS,
    };
  };
  const responses = await Promise.all(['ada', 'ida', 'eva'].map((name) => refuse(`${name}@example.test`)));

  const [first] = responses;
  expect(first).toMatchObject({ status: 422, isSlow: true });
  expect(first?.body).toContain('Deze link is niet meer geldig. Is je adres al bevestigd? Log dan in.');
  expect(first?.body).toContain('href="/nl/mijn-account/inloggen"');
  for (const response of responses) expect(response).toEqual(first);
});

test('A link that was used before gets the response of a wrong key', async () => {
  const visitor = createVisitor(site);
  await visitor.openAndSubmit('/nl/mijn-account/registreren', 'register', {
    firstName: 'Ola',
    lastName: 'Veld',
    email: 'ola@example.test',
    newPassword: PASSWORD,
  });
  const link = await linkOfMail(site, 'ola@example.test', 1);
  await visitor.openAndSubmit(link, 'confirm');

  const again = await visitor.openAndSubmit(link, 'confirm');

  expect([again.status, again.text]).toEqual([422, expect.stringContaining('Log dan in.')]);
});
