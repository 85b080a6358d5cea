import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerKeyOf } from '#site/session/customer-session';
import { parseHtml } from '../../../parse-html.ts';
import { runSite } from '../../running-site.ts';
import { createVisitor } from '../../visitor.ts';
import { linkOfMail } from './link-of-mail.ts';
import { registerAtShop } from './shop-calls.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({
    variables: {
      CART_POSTS: '1000',
      SIGN_IN_ATTEMPTS: '1000',
      PASSWORD_RESETS: '1000',
    },
  });
});
afterAll(() => site.stop());

const PASSWORD = 'Basalt-15-lamp';
const names = { firstName: 'Mira', lastName: 'Veldman' };
let count = 0;
const newEmail = () => `mira-${++count}@example.test`;

async function signedIn(email = newEmail()) {
  const visitor = createVisitor(site);
  await registerAtShop(site, { email, password: PASSWORD });
  const page = await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', {
    email,
    password: PASSWORD,
  });
  return { visitor, page, email };
}

test('A screen for guests links to the sign-in screen for guests only, not for signed-in customers', async () => {
  const { visitor } = await signedIn();
  for (const path of ['registreren', 'wachtwoord-vergeten', 'bevestigen', 'bestelling-opzoeken']) {
    const link = `href="/nl/mijn-account/inloggen"`;
    expect((await createVisitor(site).open(`/nl/mijn-account/${path}`)).html, path).toContain(link);
    expect((await visitor.open(`/nl/mijn-account/${path}`)).html, path).not.toContain(link);
  }
});

test('The forms of a page contain the customer and the content that their drafts belong to', async () => {
  const { visitor, email } = await signedIn();
  const customer = `"customer":"${customerKeyOf(email)}"`;
  for (const path of ['mijn-account/adres', 'winkelwagen'])
    expect((await visitor.open(`/nl/${path}`)).html, path).toContain(customer);
  await visitor.openAndSubmit('/nl/mijn-account', 'sign-out');
  expect((await visitor.open('/nl/winkelwagen')).html).not.toContain(customer);
  const link = '/nl/mijn-account/nieuw-wachtwoord?token=t&email=';
  for (const address of ['mira@example.test', 'noor@example.test'])
    expect((await visitor.open(`${link}${address}`)).html).toContain(
      `"screen":"account-new-password ${address}"`,
    );
});

test('The browser validates no form of the account, so that the hidden fields of a company block nothing', async () => {
  const { visitor } = await signedIn();
  for (const path of ['adres', 'gegevens', 'verwijderen']) {
    const { html } = await visitor.open(`/nl/mijn-account/${path}`);
    const forms = [...parseHtml(html).querySelectorAll<HTMLFormElement>('main form')];
    expect(forms.length, path).toBeGreaterThan(0);
    expect(forms.filter(({ noValidate }) => !noValidate)).toEqual([]);
  }
});

test('Registering with a known address has the response of an unknown one, and its owner gets a mail', async () => {
  const visitor = createVisitor(site);
  const email = newEmail();
  const register = () =>
    visitor.openAndSubmit('/nl/mijn-account/registreren', 'register', {
      ...names,
      email,
      newPassword: PASSWORD,
    });
  const first = await register();
  const second = await register();
  expect(first.text).toContain('Kijk in je mailbox');
  expect(second.text).toBe(first.text);
  expect([second.status, second.path]).toEqual([first.status, first.path]);
  expect(await linkOfMail(site, email, 2)).toMatch(/^\/nl\/mijn-account\/nieuw-wachtwoord\?email=/);
});

test('A forgotten password is replaced with the link of the mail, once', async () => {
  const { email } = await signedIn();
  const visitor = createVisitor(site);
  const sent = await visitor.openAndSubmit('/nl/mijn-account/wachtwoord-vergeten', 'send', { email });
  const unknown = await visitor.openAndSubmit('/nl/mijn-account/wachtwoord-vergeten', 'send', {
    email: 'unknown@example.test',
  });
  expect(unknown.text).toBe(sent.text);

  const link = await linkOfMail(site, email, 2);
  const weak = await visitor.openAndSubmit(link, 'set', { newPassword: 'kort' });
  expect([weak.status, weak.text]).toEqual([422, expect.stringContaining('minstens 8 tekens')]);
  expect(weak.html).not.toContain('kort"');
  const set = await visitor.openAndSubmit(link, 'set', { newPassword: 'Schemer-2-lamp' });
  expect(set.text).toContain('Je nieuwe wachtwoord is ingesteld');
  expect((await visitor.openAndSubmit(link, 'set', { newPassword: 'Schemer-3-lamp' })).text).toContain(
    'niet meer geldig',
  );
  const page = await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', {
    email,
    password: 'Schemer-2-lamp',
  });
  expect(page.path).toBe('/nl/mijn-account');
});

test('A wrong password and an unknown address have the same response, without the password', async () => {
  const { email } = await signedIn();
  const visitor = createVisitor(site);
  const tryWith = (address: string) =>
    visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', {
      email: address,
      password: 'Verkeerd-99',
    });
  const [wrong, unknown] = [await tryWith(email), await tryWith('unknown@example.test')];
  expect(wrong.status).toBe(422);
  expect(unknown.text).toBe(wrong.text);
  expect(wrong.html).not.toContain('Verkeerd-99');
  expect(wrong.html).toContain(`value="${email}"`);
});

test('A locked account refuses the right password with the response of a wrong one', async () => {
  const { email } = await signedIn();
  const tryWith = (password: string) =>
    createVisitor(site).openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password });
  const wrong = await Promise.all(Array.from({ length: 10 }, () => tryWith('Verkeerd-99')));
  const right = await tryWith(PASSWORD);
  expect(right.path).toBe('/nl/mijn-account/inloggen');
  expect(right.text).toBe(wrong[0]?.text);
});

test('Signing in leads back to the page of the customer, and never to another origin', async () => {
  const { email } = await signedIn();
  const visitor = createVisitor(site);
  const asked = await visitor.open('/nl/mijn-account/adressen');
  expect(asked.path).toBe('/nl/mijn-account/inloggen?next=%2Fnl%2Fmijn-account%2Fadressen');
  const signIn = { email, password: PASSWORD };
  expect((await visitor.openAndSubmit(asked.path, 'sign-in', signIn)).path).toBe('/nl/mijn-account/adressen');

  const other = createVisitor(site);
  const page = await other.openAndSubmit('/nl/mijn-account/inloggen?next=//evil.example/nl/', 'sign-in', {
    ...signIn,
    next: '//evil.example/nl/',
  });
  expect(page.path).toBe('/nl/mijn-account');
});

test('Account screens are neither cached nor indexed, and a post without the form token changes nothing', async () => {
  const { visitor, page } = await signedIn();
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const forged = await site.post(
    '/nl/mijn-account',
    new URLSearchParams({ intent: 'sign-out', form_token: 'forged' }),
    { cookie },
  );
  expect(forged.status).toBe(422);
  expect((await visitor.open('/nl/mijn-account')).text).toContain('Mira Veldman');
});

test('Signing out everywhere ends the sessions of other browsers, which then have to sign in for the same page', async () => {
  const { visitor, email } = await signedIn();
  const other = createVisitor(site);
  await other.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  expect((await visitor.openAndSubmit('/nl/mijn-account', 'sign-out-everywhere')).text).toContain(
    'op alle apparaten',
  );
  const page = await other.open('/nl/mijn-account/gegevens');
  expect(page.text).toContain('Je bent uitgelogd');
  expect(page.path).toContain('next=%2Fnl%2Fmijn-account%2Fgegevens');
});

test('Signing out keeps the session of another browser', async () => {
  const { visitor, email } = await signedIn();
  const other = createVisitor(site);
  await other.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  expect((await visitor.openAndSubmit('/nl/mijn-account', 'sign-out')).text).toContain('Je bent uitgelogd.');
  expect((await other.open('/nl/mijn-account')).text).toContain('Mira Veldman');
});

/** Ends the sign-in of a visitor with a second browser, as an expired token does. */
async function expire(email: string) {
  const other = createVisitor(site);
  await other.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  await other.openAndSubmit('/nl/mijn-account', 'sign-out-everywhere');
}

test('Signing out works although the token has expired since the page was loaded', async () => {
  const { visitor, email } = await signedIn();
  const page = await visitor.open('/nl/mijn-account');
  await expire(email);
  expect((await visitor.open('/nl/mijn-account/gegevens')).path).toContain('reason=expired');
  const left = await visitor.submit(page, { intent: 'sign-out' });
  expect(left.path).not.toContain('reason=expired');
  expect(left.text).toContain('Je bent uitgelogd.');
});

test('The wishlist of a customer whose token has expired asks to sign in, instead of showing an empty list', async () => {
  const { visitor, email } = await signedIn();
  await expire(email);
  const page = await visitor.open('/nl/verlanglijst');
  expect(page.path).toContain('/nl/mijn-account/inloggen?reason=expired');
  expect(page.path).toContain('next=%2Fnl%2Fverlanglijst');
});

test('A new password needs an email address, and an invalid one is not reported as an invalid link', async () => {
  const visitor = createVisitor(site);
  const path = '/nl/mijn-account/nieuw-wachtwoord?email=no@example.test&token=made-up';
  const page = await visitor.openAndSubmit(path, 'set', { email: 'geen adres', newPassword: PASSWORD });
  expect(page.status).toBe(422);
  const document = parseHtml(page.html);
  expect(document.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true');
  expect(page.text).not.toContain('niet meer geldig');
});

test('An account of one website does not exist on another', async () => {
  const { visitor, email } = await signedIn();
  expect((await visitor.open('/de/mein-konto')).text).toContain('Mira Veldman');
  expect((await visitor.open('/en-UK/my-account')).path).toContain('/en-UK/my-account/sign-in');
  const refused = await visitor.openAndSubmit('/en-UK/my-account/sign-in', 'sign-in', {
    email,
    password: PASSWORD,
  });
  expect(refused.status).toBe(422);
});

test('The words between the name of a contact and the company are in the language of the page', async () => {
  const { visitor } = await signedIn();
  const address = {
    address_country: 'DE',
    address_firstName: 'Mira',
    address_lastName: 'Veldman',
    address_business: 'on',
    address_company: 'Feld <b>GmbH</b>',
    address_vatId: '',
    address_street1: 'Lange Straße 1',
    address_street2: '',
    address_postcode: '10115',
    address_city: 'Berlin',
    address_region: '',
    address_telephone: '+49 30 123456',
    isDefaultBilling: 'on',
    isDefaultShipping: 'on',
  };
  const saved = await visitor.openAndSubmit('/de/mein-konto/adresse', 'save', address);
  expect([saved.path, saved.text]).toEqual([
    '/de/mein-konto/adressen?done=saved',
    expect.stringContaining('Feld <b>GmbH</b>'),
  ]);
  expect((await visitor.open('/de/mein-konto')).text).toContain('Mira Veldman z. Hd. Feld <b>GmbH</b>');
  expect((await visitor.open('/nl/mijn-account')).text).toContain('Mira Veldman t.a.v. Feld <b>GmbH</b>');
  expect((await visitor.open('/fr/mon-compte')).text).toContain('à l’attention de');
});

test('Details, password and newsletter are changed, and a deleted account is gone', async () => {
  const { visitor, email } = await signedIn();
  const details = '/nl/mijn-account/gegevens';
  expect(
    (await visitor.openAndSubmit(details, 'name', { firstName: 'Noor', lastName: 'Vonk' })).text,
  ).toContain('opgeslagen');
  expect((await visitor.openAndSubmit(details, 'newsletter', { isSubscribed: 'on' })).text).toContain(
    'Je keuze is opgeslagen',
  );
  const wrong = await visitor.openAndSubmit(details, 'password', {
    currentPassword: 'nee',
    newPassword: 'Schemer-2-lamp',
  });
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('niet je huidige wachtwoord')]);
  await visitor.openAndSubmit(details, 'password', {
    currentPassword: PASSWORD,
    newPassword: 'Schemer-2-lamp',
  });
  expect((await visitor.open('/nl/mijn-account')).text).toContain('Noor Vonk');

  const remove = '/nl/mijn-account/verwijderen';
  expect((await visitor.openAndSubmit(remove, 'delete')).status).toBe(422);
  expect((await visitor.openAndSubmit(remove, 'delete', { isConfirmed: 'on' })).text).toContain('verwijderd');
  const gone = await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', {
    email,
    password: 'Schemer-2-lamp',
  });
  expect(gone.status).toBe(422);
});

test('An email address is changed with the password, and never to that of another customer', async () => {
  const other = await signedIn();
  const { visitor } = await signedIn();
  const details = '/nl/mijn-account/gegevens';
  const change = (email: string, password: string) =>
    visitor.openAndSubmit(details, 'email', { email, password });
  const next = newEmail();
  const wrong = await change(next, 'nee');
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('niet je huidige wachtwoord')]);
  const taken = await change(other.email, PASSWORD);
  expect([taken.status, taken.text]).toEqual([
    422,
    expect.stringContaining('Dit adres kunnen we niet gebruiken'),
  ]);
  expect((await change(next, PASSWORD)).text).toContain('Je e-mailadres is gewijzigd.');
  expect((await visitor.open('/nl/mijn-account')).text).toContain(`Mira Veldman, ${next}`);
  const again = createVisitor(site);
  const page = await again.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', {
    email: next,
    password: PASSWORD,
  });
  expect(page.path).toBe('/nl/mijn-account');
});

test('A look-up with a wrong name finds nothing', async () => {
  const visitor = createVisitor(site);
  const page = await visitor.openAndSubmit('/nl/mijn-account/bestelling-opzoeken', 'find', {
    number: '000000001',
    email: 'noor@example.test',
    lastName: 'Vonk',
  });
  expect([page.status, page.text]).toEqual([422, expect.stringContaining('geen bestelling')]);
});

test('A refused form does not show the notice about the form that was sent before it', async () => {
  const { visitor } = await signedIn();
  const path = '/nl/mijn-account/gegevens?done=newsletter';
  const saved = await visitor.open(path);
  const notice = parseHtml(saved.html).querySelector('main form [role=status] > div')?.textContent ?? '';
  expect(notice).toBe('Je keuze is opgeslagen.');
  const refused = await visitor.openAndSubmit(path, 'password', { currentPassword: '' });
  expect([refused.status, refused.text]).toEqual([422, expect.not.stringContaining(notice)]);
});
