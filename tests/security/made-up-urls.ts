import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A kind of made-up URL. `urlOf` returns another URL for each number. */
type MadeUpUrls = { readonly perThousand: number; readonly urlOf: (number: number) => string };

/** Slug of an article that `writeArticleWithReservedCharacters` adds. */
export const RESERVED_SLUG = "'('('('('('('('";

/** Kinds of made-up URLs, with their share. Few URLs return an error page, because rendering an error page is slow. */
const kinds: Readonly<Record<string, MadeUpUrls>> = {
  query: { perThousand: 330, urlOf: (number) => `/nl/contact?x${number}=${number}` },
  'escaped letter': {
    perThousand: 100,
    urlOf: (number) => `/nl/verhalen/${escapeCharacters('een-bank-in-november', number)}`,
  },
  'escaped reserved character': {
    perThousand: 100,
    urlOf: (number) => `/nl/verhalen/${escapeCharacters(RESERVED_SLUG, number)}`,
  },
  'query of a payload': { perThousand: 150, urlOf: (number) => `/nl/contact/_payload.json?build=${number}` },
  'case of the locale': { perThousand: 80, urlOf: (number) => `/NL/made-up-${number}` },
  'missing locale': { perThousand: 74, urlOf: (number) => `/made-up-${number}/page?x=${number}` },
  icon: { perThousand: 70, urlOf: (number) => `/api/_nuxt_icon/veld.json?icons=lantern,made-up-${number}` },
  'locale suggestion': { perThousand: 50, urlOf: (number) => `/api/locale-suggestion/x${number}` },
  picture: { perThousand: 12, urlOf: (number) => `/_image/w_640,f_webp/assets/made-up-${number}.jpg` },
  'part of a sitemap': { perThousand: 10, urlOf: (number) => `/nl/sitemap.xml?part=${number + 2}` },
  'first page of a topic': {
    perThousand: 6,
    urlOf: (number) => `/nl/verhalen?page=1&topic=made-up-${number}`,
  },
  file: { perThousand: 4, urlOf: (number) => `/assets/made-up-${number}.pdf` },
  topic: { perThousand: 2, urlOf: (number) => `/nl/verhalen?topic=made-up-${number}` },
  'page of a list': { perThousand: 2, urlOf: (number) => `/nl/verhalen?page=${(number % 9_000) + 100}` },
  path: { perThousand: 3, urlOf: (number) => `/nl/made-up-${number}` },
  'case of a path': {
    perThousand: 2,
    urlOf: (number) => `/nl/${upperCaseLetters('inspiratie-en-verhalen', number)}`,
  },
  payload: { perThousand: 3, urlOf: (number) => `/nl/made-up-${number}/_payload.json` },
  search: { perThousand: 2, urlOf: (number) => `/nl/zoeken?q=made-up-${number}` },
};

export const URLS_PER_ROUND = Object.values(kinds).reduce((sum, { perThousand }) => sum + perThousand, 0);

/** Returns 1,000 URLs of all kinds. Two rounds have no URL in common. */
export function madeUpUrls(round: number): string[] {
  return Object.values(kinds).flatMap(({ perThousand, urlOf }) =>
    Array.from({ length: perThousand }, (_, at) => urlOf(round * perThousand + at + 1)),
  );
}

/** Copies an article of a content folder to a slug that a URL may contain escaped or not. */
export function writeArticleWithReservedCharacters(content: string): void {
  const folder = join(content, 'collections/articles/nl');
  const article = readFileSync(join(folder, '2025-11-14.een-bank-in-november.md'), 'utf8');
  writeFileSync(join(folder, `2025-11-14.${RESERVED_SLUG}.md`), article.replace(/^id: .*$/m, 'id: reserved'));
}

/** Escapes the characters whose bit in the number is set. Escapes are in upper case if the number is odd. */
function escapeCharacters(text: string, number: number): string {
  return changeCharacters(text, number, (character) => {
    const escape = `%${character.charCodeAt(0).toString(16)}`;
    return number % 2 === 1 ? escape.toUpperCase() : escape;
  });
}

function upperCaseLetters(text: string, number: number): string {
  return changeCharacters(text, number, (letter) => letter.toUpperCase());
}

function changeCharacters(text: string, number: number, change: (character: string) => string): string {
  return [...text].map((character, at) => ((number >> at) & 1 ? change(character) : character)).join('');
}
