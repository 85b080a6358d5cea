import { expect, test } from 'vitest';
import { createPreviewLinks } from '../../../site/session/preview-links.ts';

const [first, second, third] = ['first', 'second', 'third'].map((name) => name.padEnd(32, '.')) as [
  string,
  string,
  string,
];
const START = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;
const page = { token: 'token-of-the-content-system', path: '/nl/over-ons' };

function linksWith(secrets: readonly [string, ...string[]], minutesLater = 0) {
  return createPreviewLinks({ secrets, minutes: 60, now: () => new Date(START + minutesLater * MINUTE_MS) });
}

test('A preview link opens with its page and its expiry', () => {
  const { token, expiresAt } = linksWith([first]).create(page);
  expect(expiresAt).toBe(START + 60 * MINUTE_MS);
  expect(linksWith([first]).open(token)).toEqual({ ...page, expiresAt });
});

test('A preview link contains no readable value, and each link differs', () => {
  const [one, other] = [linksWith([first]).create(page).token, linksWith([first]).create(page).token];
  expect(one).not.toBe(other);
  const decoded = Buffer.from(one.slice('link.'.length), 'base64url').toString('latin1');
  expect(one + decoded).not.toMatch(/content-system|over-ons|first/);
});

test('A preview link is valid for its minutes, and then opens no draft', () => {
  const { token } = linksWith([first]).create(page);
  expect(linksWith([first], 59).contentToken(token)).toBe(page.token);
  const expired = linksWith([first], 60);
  const link = expired.open(token);
  expect(link && expired.isExpired(link)).toBe(true);
  expect(expired.contentToken(token)).toBe(token);
});

test('A preview link opens while its secret is in the list, and the first secret seals', () => {
  const { token } = linksWith([first]).create(page);
  expect(linksWith([second, first]).open(token)?.path).toBe(page.path);
  expect(linksWith([third, second]).open(token)).toBeUndefined();
  expect(linksWith([second]).open(linksWith([second, first]).create(page).token)?.path).toBe(page.path);
});

test('A preview link with any changed character does not open', () => {
  const links = linksWith([first]);
  const { token } = links.create(page);
  for (let at = 'link.'.length; at < token.length - 1; at += 1) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(links.open(changed), `changed at ${at}`).toBeUndefined();
  }
});

test.each([
  '',
  'link.',
  'link.AAAA',
  'preview-secret',
  `link.${'A'.repeat(5_000)}`,
  `link.${'A'.repeat(60)}`,
])('The token "%.20s" is not a preview link, and stays as it is', (token) => {
  expect(linksWith([first]).open(token)).toBeUndefined();
  expect(linksWith([first]).contentToken(token)).toBe(token);
});
