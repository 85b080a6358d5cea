import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { runSite } from '../../running-site.ts';
import { askShop } from '../../shop-visitor.ts';
import { createVisitor } from '../../visitor.ts';
import { registerAtShop, tokenOf } from './shop-calls.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ variables: { SIGN_IN_ATTEMPTS: '1000' } });
});
afterAll(() => site.stop());

const PASSWORD = 'Basalt-15-lamp';
const BOOK = '/nl/mijn-account/adressen';
const ADD = '/nl/mijn-account/adres';
const ADDRESS = {
  address_country: 'NL',
  address_firstName: 'Mira',
  address_lastName: 'Veldman',
  address_street1: 'Kade 12',
  address_street2: '',
  address_postcode: '1234 AB',
  address_city: 'Utrecht',
  address_telephone: '030 1234567',
};
let count = 0;

async function signedIn() {
  const email = `addresses-${++count}@example.test`;
  const visitor = createVisitor(site);
  await registerAtShop(site, { email, password: PASSWORD });
  await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  return { visitor, email };
}

type Visitor = Awaited<ReturnType<typeof signedIn>>['visitor'];

/** The entries of the address book: text, path of its form, and whether it can be deleted. */
async function book(visitor: Visitor) {
  const { html } = await visitor.open(BOOK);
  return [...parseHtml(html).querySelectorAll('main li:has(address)')].map((entry) => ({
    text: entry.textContent?.replaceAll(/\s+/g, ' ') ?? '',
    path: entry.querySelector('a[href*="adres?id="]')?.getAttribute('href') ?? '',
    canDelete: entry.querySelector('form') !== null,
  }));
}

test('A new address has the name of the customer', async () => {
  const { visitor } = await signedIn();
  const namesOn = async (path: string) => {
    const { document } = await visitor.open(path);
    const valueOf = (field: string) =>
      document.querySelector(`[name=address_${field}]`)?.getAttribute('value');
    return ['firstName', 'lastName', 'city'].map(valueOf);
  };
  const expected = ['Mira', 'Veldman', ''];
  expect(await namesOn(ADD)).toEqual(expected);
  expect(await namesOn('/de/mein-konto/adresse')).toEqual(expected);
});

test('The first address is the default one unless the customer decides otherwise', async () => {
  const { visitor } = await signedIn();
  expect((await visitor.open(BOOK)).text).toContain('Er is nog geen adres.');
  const { html } = await visitor.open(ADD);
  const defaults = [...parseHtml(html).querySelectorAll('[name^=isDefault][checked]')];
  expect(defaults).toHaveLength(2);
  await visitor.openAndSubmit(ADD, 'save', ADDRESS);
  expect(await book(visitor)).toEqual([
    {
      text: expect.stringMatching(/Kade 12.*Bezorging.*Factuur|Bezorging.*Factuur.*Kade 12/),
      path: expect.any(String),
      canDelete: false,
    },
  ]);
});

test('An address is changed in place', async () => {
  const { visitor } = await signedIn();
  await visitor.openAndSubmit(ADD, 'save', ADDRESS);
  const [entry] = await book(visitor);
  const saved = await visitor.openAndSubmit(entry?.path ?? '', 'save', { address_city: 'Zwolle' });
  expect([saved.path, saved.text]).toEqual([
    `${BOOK}?done=saved`,
    expect.stringContaining('Het adres is opgeslagen.'),
  ]);
  const entries = await book(visitor);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.text).toContain('Zwolle');
  expect(entries[0]?.text).toContain('Kade 12');
});

test('A new address that is sent twice, because the first response was lost, is added once with the last choices', async () => {
  const { visitor } = await signedIn();
  await visitor.openAndSubmit(ADD, 'save', { ...ADDRESS, address_city: 'Zwolle' });
  await visitor.openAndSubmit(ADD, 'save', ADDRESS);
  const sentAgain = await visitor.openAndSubmit(ADD, 'save', { ...ADDRESS, isDefaultBilling: 'on' });
  expect(sentAgain.text).toContain('Het adres is opgeslagen.');
  const entries = await book(visitor);
  expect(
    entries.map(({ text }) => [
      /Zwolle|Utrecht/.exec(text)?.[0],
      /Bezorging/.test(text),
      /Factuur/.test(text),
    ]),
  ).toEqual([
    ['Zwolle', true, false],
    ['Utrecht', false, true],
  ]);
});

test('A new address that is sent twice at the same moment is added once', async () => {
  const { visitor } = await signedIn();
  const page = await visitor.open(ADD);
  const send = () => visitor.submit(page, { ...ADDRESS, intent: 'save' });
  const shown = await Promise.all([send(), send()]);
  expect(shown.map(({ path }) => path)).toEqual([`${BOOK}?done=saved`, `${BOOK}?done=saved`]);
  expect(await book(visitor)).toHaveLength(1);
});

test('An address that is no default is deleted, and a default one is not', async () => {
  const { visitor } = await signedIn();
  await visitor.openAndSubmit(ADD, 'save', ADDRESS);
  await visitor.openAndSubmit(ADD, 'save', { ...ADDRESS, address_city: 'Zwolle' });
  const [first, second] = await book(visitor);
  expect([first?.canDelete, second?.canDelete]).toEqual([false, true]);
  const idOf = (path = '') => new URLSearchParams(path.split('?')[1]).get('id') ?? '';
  const refused = await visitor.openAndSubmit(BOOK, 'delete', { id: idOf(first?.path) });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('standaardadres')]);
  const deleted = await visitor.openAndSubmit(BOOK, 'delete', {});
  expect(deleted.text).toContain('Het adres is verwijderd.');
  expect(await book(visitor)).toHaveLength(1);
});

test('An incomplete address is shown again with its texts and a message at each field', async () => {
  const { visitor } = await signedIn();
  const page = await visitor.openAndSubmit(ADD, 'save', {
    ...ADDRESS,
    address_postcode: '12',
    address_city: '',
  });
  expect(page.status).toBe(422);
  const form = parseHtml(page.html);
  expect(form.querySelector('[name=address_street1]')?.getAttribute('value')).toBe('Kade 12');
  const invalid = [...form.querySelectorAll('[aria-invalid=true]')].map((field) =>
    field.getAttribute('name'),
  );
  expect(invalid).toEqual(['address_postcode', 'address_city']);
  expect(await book(visitor)).toEqual([]);
});

test('The address of another customer is neither shown, changed nor deleted', async () => {
  const owner = await signedIn();
  await owner.visitor.openAndSubmit(ADD, 'save', ADDRESS);
  await owner.visitor.openAndSubmit(ADD, 'save', { ...ADDRESS, address_city: 'Zwolle' });
  const path = (await book(owner.visitor))[1]?.path ?? '';
  const id = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
  const { visitor } = await signedIn();
  expect((await visitor.open(path)).path).toBe(BOOK);
  await visitor.openAndSubmit(ADD, 'save', ADDRESS);
  await visitor.openAndSubmit(ADD, 'save', { ...ADDRESS, address_city: 'Assen' });
  await visitor.openAndSubmit(BOOK, 'delete', { id });
  expect(await book(owner.visitor)).toHaveLength(2);
  expect(await book(visitor)).toHaveLength(2);
});

test('A changed address keeps its region and its VAT number, which the form does not show', async () => {
  const { visitor, email } = await signedIn();
  await visitor.openAndSubmit(ADD, 'save', ADDRESS);
  const [entry] = await book(visitor);
  const id = Number(new URLSearchParams(entry?.path.split('?')[1]).get('id'));
  const token = await tokenOf(site, { email, password: PASSWORD });
  await askShop(
    site.shop.url,
    'mutation ($id: Int!, $input: CustomerAddressInput!) { updateCustomerAddress(id: $id, input: $input) { id } }',
    { token, variables: { id, input: { vat_id: 'NL123456789B01', region: { region: 'Drenthe' } } } },
  );
  const stored = async () =>
    askShop(site.shop.url, '{ customer { addresses { city vat_id region { region } } } }', { token });
  const values = { vat_id: 'NL123456789B01', region: { region: 'Drenthe' } };
  expect(await stored()).toEqual({ customer: { addresses: [{ city: 'Utrecht', ...values }] } });

  await visitor.openAndSubmit(entry?.path ?? '', 'save', { address_city: 'Assen' });
  expect(await stored()).toEqual({ customer: { addresses: [{ city: 'Assen', ...values }] } });

  // The values belong to the country.
  await visitor.openAndSubmit(entry?.path ?? '', 'save', { address_country: 'BE', address_postcode: '1000' });
  expect(await stored()).toEqual({
    customer: { addresses: [{ city: 'Assen', vat_id: null, region: { region: null } }] },
  });
});

test('The message of a refused deletion is at its address only', async () => {
  const { visitor } = await signedIn();
  for (const address_city of ['Utrecht', 'Assen', 'Zwolle'])
    await visitor.openAndSubmit(ADD, 'save', { ...ADDRESS, address_city });
  const path = (await book(visitor)).find(({ text }) => text.includes('Zwolle'))?.path ?? '';
  const id = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
  const entriesWith = ({ main }: { readonly main: Document }, message: string) =>
    [...main.querySelectorAll('li:has(address)')].flatMap(({ textContent }) =>
      textContent.includes(message) ? /Utrecht|Assen|Zwolle/.exec(textContent) : [],
    );

  const opened = await visitor.open(BOOK);
  const tooLate = await visitor.submit(opened, { intent: 'delete', id, form_token: 'old' });
  expect(entriesWith(tooLate, 'Deze pagina stond te lang open.')).toEqual(['Zwolle']);

  await visitor.openAndSubmit(path, 'save', { isDefaultShipping: 'on' });
  const refused = await visitor.submit(opened, { intent: 'delete', id });
  expect(entriesWith(refused, 'Dit is een standaardadres.')).toEqual(['Zwolle']);
});

test('A changed address that was deleted on another device is saved as a new one', async () => {
  const { visitor } = await signedIn();
  await visitor.openAndSubmit(ADD, 'save', ADDRESS);
  await visitor.openAndSubmit(ADD, 'save', { ...ADDRESS, address_city: 'Assen' });
  const other = (await book(visitor)).find(({ text }) => text?.includes('Assen'));
  const form = await visitor.open(other?.path ?? '');
  const id = new URLSearchParams(other?.path?.split('?')[1]).get('id') ?? '';
  await visitor.openAndSubmit(BOOK, 'delete', { id });
  expect(await book(visitor)).toHaveLength(1);
  const saved = await visitor.submit(form, { intent: 'save', ...ADDRESS, address_city: 'Zwolle' });
  expect(saved.text).toContain('Het adres is opgeslagen.');
  expect((await book(visitor)).map(({ text }) => text)).toEqual([
    expect.not.stringContaining('Zwolle'),
    expect.stringContaining('Zwolle'),
  ]);
});

test('An address that arrives after the token has expired is shown again after signing in', async () => {
  const { visitor, email } = await signedIn();
  const form = await visitor.open(ADD);
  const elsewhere = createVisitor(site);
  await elsewhere.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  await elsewhere.openAndSubmit('/nl/mijn-account', 'sign-out-everywhere');

  const signIn = await visitor.submit(form, { intent: 'save', ...ADDRESS, address_city: 'Zwolle' });
  expect(signIn.path).toContain('/nl/mijn-account/inloggen?reason=expired');
  const again = await visitor.openAndSubmit(signIn.path, 'sign-in', { email, password: PASSWORD });
  expect([again.status, again.path]).toEqual([200, ADD]);
  expect(again.text).toContain('Wat je invulde staat er nog');
  expect(await book(visitor)).toEqual([]);
  const saved = await visitor.submit(again, { intent: 'save' });
  expect(saved.text).toContain('Het adres is opgeslagen.');
  expect((await book(visitor))[0]?.text).toContain('Zwolle');
  expect((await visitor.open(ADD)).text).not.toContain('Wat je invulde staat er nog');
});

test.each(['after a sign-out', 'without a sign-out'])(
  'An address that arrived after the token had expired is not shown to another customer: %s',
  async (way) => {
    const { visitor, email } = await signedIn();
    const form = await visitor.open(ADD);
    const elsewhere = createVisitor(site);
    await elsewhere.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
    await elsewhere.openAndSubmit('/nl/mijn-account', 'sign-out-everywhere');
    await visitor.submit(form, { intent: 'save', ...ADDRESS, address_city: 'Zwolle' });

    const other = await signedIn();
    const signInOther = () =>
      visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', {
        email: other.email,
        password: PASSWORD,
      });
    await signInOther();
    if (way === 'after a sign-out') {
      await visitor.openAndSubmit('/nl/mijn-account', 'sign-out');
      await signInOther();
    }
    const shown = await visitor.open(ADD);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain('Zwolle');
    expect(shown.text).not.toContain('Wat je invulde staat er nog');
  },
);

test('An address that was saved at the second attempt is not shown again as unsaved', async () => {
  const { visitor, email } = await signedIn();
  const form = await visitor.open(ADD);
  const elsewhere = createVisitor(site);
  await elsewhere.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  await elsewhere.openAndSubmit('/nl/mijn-account', 'sign-out-everywhere');
  await visitor.submit(form, { intent: 'save', ...ADDRESS });

  // The customer signs in in another tab, then sends this form.
  await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  const saved = await visitor.submit(form, { intent: 'save', ...ADDRESS });
  expect(saved.text).toContain('Het adres is opgeslagen.');
  expect((await visitor.open(ADD)).text).not.toContain('Wat je invulde staat er nog');
});

test('A country that is changed without a script is no error, and a message says that the fields differ', async () => {
  const { visitor } = await signedIn();
  const posted = { ...ADDRESS, address_country: 'DE', change_country: 'address' };
  const changed = await visitor.openAndSubmit(ADD, 'save', posted);
  const { document } = changed;
  expect(changed.status).toBe(200);
  expect(document.querySelector('form [role=status]')?.textContent).toBe(
    'Dit zijn de velden van het land dat je koos.',
  );
  expect(document.querySelector('form [role=alert]')?.textContent).toBe('');
  expect(document.querySelector('[name=address_city]')?.getAttribute('value')).toBe('Utrecht');
});
