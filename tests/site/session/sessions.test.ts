import { describe, expect, test } from 'vitest';
import { findLocale, type Locale } from '#site/i18n/locale';
import { FORM_TOKEN_FIELD } from '../../../site/protocol/form-token.ts';
import { hasFormToken } from '../../../site/session/form-token.ts';
import { createSessions, type RequestSession } from '../../../site/session/sessions.ts';

const SECRET = 'a secret of tests with more than 32 characters';

function localeOf(code: string): Locale {
  const locale = findLocale(code);
  if (!locale) throw new Error(`Expected a locale, got "${code}".`);
  return locale;
}

/** A browser that stores the cookies of responses and sends them with requests. */
function createVisitor({ isSecure = true } = {}) {
  const events: string[] = [];
  const openSession = createSessions({
    secrets: [SECRET],
    isSecure,
    log: { warn: (fields, message) => void events.push(JSON.stringify({ ...fields, message })) },
  });
  const cookies = new Map<string, string>();
  return {
    events,
    cookies,
    open: (code: string) =>
      openSession(
        new Request('https://www.example.test/', {
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        }),
        localeOf(code),
      ),
    async store(session: RequestSession) {
      const setCookies = await session.cookies();
      for (const cookie of setCookies) {
        const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
        if (cookie.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
      return setCookies;
    },
  };
}

test('The locales of a website share a session, and another website has its own', async () => {
  const visitor = createVisitor();
  const dutch = await visitor.open('nl');
  dutch.change({ cartId: 'european-cart' });
  await visitor.store(dutch);
  expect((await visitor.open('de')).values()).toEqual({ cartId: 'european-cart' });

  const british = await visitor.open('en-UK');
  expect(british.values()).toEqual({});
  british.change({ cartId: 'british-cart' });
  await visitor.store(british);
  expect((await visitor.open('en-UK')).values()).toEqual({ cartId: 'british-cart' });
  expect((await visitor.open('fr')).values()).toEqual({ cartId: 'european-cart' });
});

describe('Cookies', () => {
  test('of a session are hidden from scripts, limited to the site, and end after 30 days', async () => {
    const session = await createVisitor().open('nl');
    session.change({ cartId: 'cart' });
    const [cookie] = await session.cookies();
    expect(cookie).toMatch(
      /^magento_EU=Fe26\.2[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('are sent over http only for a site without TLS', async () => {
    const session = await createVisitor({ isSecure: false }).open('nl');
    session.change({ cartId: 'cart' });
    session.formToken();
    for (const cookie of await session.cookies()) expect(cookie).not.toContain('Secure');
  });

  test('are not stored for a session that did not change', async () => {
    const visitor = createVisitor();
    const session = await visitor.open('nl');
    session.change({ cartId: 'cart' });
    await visitor.store(session);
    const next = await visitor.open('nl');
    next.change({ cartId: 'cart', token: undefined });
    expect(await next.cookies()).toEqual([]);
  });

  test('contain a marker without personal data while the visitor has a cart or is signed in', async () => {
    const visitor = createVisitor();
    const session = await visitor.open('en-US');
    session.change({ token: 'token' });
    expect((await visitor.store(session))[1]).toBe(
      'has_session_EN_US=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    );
    const next = await visitor.open('en-US');
    next.change({ token: undefined });
    await visitor.store(next);
    expect(visitor.cookies.has('has_session_EN_US')).toBe(false);
  });

  test('are not stored for a session that is too large for a browser, which is logged', async () => {
    const visitor = createVisitor();
    const session = await visitor.open('nl');
    session.change({ cartId: 'cart', token: 'x'.repeat(5_000) });
    expect(await session.cookies()).toEqual([]);
    expect(visitor.events.join()).toMatch(/would be too long/);
    expect(visitor.events.join()).not.toContain('xxxx');
  });

  test('are stored without the delivery address if the session would be too large with it', async () => {
    const visitor = createVisitor();
    const session = await visitor.open('nl');
    const address = { firstName: 'Noor', lastName: 'Veld', street: ['Kade 12'], city: 'Utrecht '.repeat(40) };
    const lastOrder = { number: '1', token: 'o'.repeat(300) };
    const small = { cartId: 'cart', deliveryAddress: { ...address, countryCode: 'NL' } };
    session.change(small);
    await visitor.store(session);
    expect((await visitor.open('nl')).values()).toMatchObject(small);
    const unsentForm = { address: '/nl', values: { text: 'v'.repeat(1_450) } };
    session.change({ unsentForm, lastOrder, token: 't'.repeat(600) });
    await visitor.store(session);
    const { deliveryAddress, ...stored } = (await visitor.open('nl')).values();
    expect(stored).toMatchObject({ cartId: 'cart', unsentForm, lastOrder });
    expect(deliveryAddress).toBeUndefined();
  });
});

test('A page with the cart identifies itself in a cookie of its own, which the next request contains', async () => {
  const visitor = createVisitor();
  const page = await visitor.open('nl');
  expect(page.cartPageId()).toBe('');
  page.renewCartPageId();
  expect(await visitor.store(page)).toEqual([
    expect.stringMatching(/^cart_page=[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const next = await visitor.open('nl');
  expect(next.cartPageId()).toBe(visitor.cookies.get('cart_page'));
  expect(await next.cookies()).toEqual([]);
  visitor.cookies.set('cart_page', 'x'.repeat(5_000));
  expect((await visitor.open('nl')).cartPageId()).toBe('');
});

test.each([
  ['is no seal', 'an-invalid-value'],
  ['is too long', 'x'.repeat(5_000)],
  ['contains no valid escape', '%E0%A4%A'],
])('A session cookie that %s is ignored and logged without its value', async (_, value) => {
  const visitor = createVisitor();
  visitor.cookies.set('magento_EU', value);
  expect((await visitor.open('nl')).values()).toEqual({});
  expect(visitor.events).toHaveLength(1);
  expect(visitor.events.join()).toMatch(/magento_EU is invalid and ignored/);
  expect(visitor.events.join()).not.toContain(value);
});

test.each(['', 'r'.repeat(65)])(
  'A reference of the shop that is not valid is dropped: %j',
  async (reference) => {
    const visitor = createVisitor();
    const session = await visitor.open('nl');
    session.change({ cartId: 'cart-1', orderAttempt: { cartId: 'cart-1', reference } });
    await visitor.store(session);
    const next = await visitor.open('nl');
    expect(next.values()).toMatchObject({ cartId: 'cart-1', orderAttempt: { cartId: 'cart-1' } });
    expect(next.values().orderAttempt?.reference).toBeUndefined();
  },
);

test('The sealed cookie of another website is ignored', async () => {
  const visitor = createVisitor();
  const session = await visitor.open('nl');
  session.change({ cartId: 'european-cart' });
  await visitor.store(session);
  visitor.cookies.set('magento_UK', visitor.cookies.get('magento_EU') ?? '');
  expect((await visitor.open('en-UK')).values()).toEqual({});
});

describe('The form token', () => {
  const formWith = (token: string) => {
    const form = new FormData();
    form.set(FORM_TOKEN_FIELD, token);
    return form;
  };

  test('of the visitor is accepted on all websites, and stays the same', async () => {
    const visitor = createVisitor();
    const session = await visitor.open('nl');
    const token = session.formToken();
    expect(session.formToken()).toBe(token);
    expect(await visitor.store(session)).toEqual([
      `form_token=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
    const next = await visitor.open('en-UK');
    expect(hasFormToken(formWith(token), next)).toBe(true);
    expect(next.formToken()).toBe(token);
    expect(await next.cookies()).toEqual([]);
  });

  test('is refused if it is of another visitor, incomplete or missing', async () => {
    const visitor = createVisitor();
    const session = await visitor.open('nl');
    const token = session.formToken();
    await visitor.store(session);
    const next = await visitor.open('nl');
    const other = (await createVisitor().open('nl')).formToken();
    for (const wrong of [other, token.slice(1), `${token}=`, ''])
      expect(hasFormToken(formWith(wrong), next)).toBe(false);
    expect(hasFormToken(new FormData(), next)).toBe(false);
  });

  test('of a form is refused if the visitor has no cookie, even after a new token was created', async () => {
    const session = await createVisitor().open('nl');
    expect(hasFormToken(formWith(session.formToken()), session)).toBe(false);
    expect(hasFormToken(formWith(''), session)).toBe(false);
  });

  test('in a cookie with another form is replaced', async () => {
    const visitor = createVisitor();
    visitor.cookies.set('form_token', 'short');
    const session = await visitor.open('nl');
    expect(hasFormToken(formWith('short'), session)).toBe(false);
    expect(session.formToken()).toMatch(/^[\w-]{22}$/);
  });

  test('is stored without the session, so that a page cannot overwrite the cart of a simultaneous post', async () => {
    const visitor = createVisitor();
    const [page, post] = [await visitor.open('nl'), await visitor.open('nl')];
    page.formToken();
    post.change({ cartId: 'new-cart' });
    await visitor.store(post);
    await visitor.store(page);
    expect((await visitor.open('nl')).values()).toEqual({ cartId: 'new-cart' });
  });
});
