import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#site/i18n/locale';
import type { CrawledPage } from './crawl.ts';

const MESSAGES = 'site/i18n/messages';
const LANGUAGES: readonly Language[] = ['nl', 'en', 'de', 'fr'];
const READ_OUT = ['aria-label', 'alt', 'title', 'placeholder', 'value'];

/** The sentences that the site itself speaks in each language. */
const spoken = new Map(LANGUAGES.map((language) => [language, new Set(messagesIn(language))]));

/**
 * Words of the site itself in a language that is not the page's: a text or a name that is, letter for letter, a message of
 * another language and none of this one. Parts that say that they are in another language may be, and a single word that an
 * editor wrote may be at home in more than one.
 */
export function foreignWords({ address, document }: CrawledPage, language: Language): string[] {
  const own = spoken.get(language);
  const foreign = (text: string) =>
    own?.has(text)
      ? undefined
      : LANGUAGES.find((other) => other !== language && spoken.get(other)?.has(text));
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.closest('[lang]') === document.documentElement && !element.matches('script, style'),
    )
    .flatMap((element) =>
      textsOf(element).filter((text) => element.closest('main') === null || /\s/.test(text)),
    )
    .flatMap((text) => {
      const other = foreign(text);
      return other === undefined
        ? []
        : [`${address} is in ${language} and says "${text}", which is ${other}.`];
    });
}

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === element.TEXT_NODE);
  const texts = [
    ...own.map(({ textContent }) => textContent ?? ''),
    ...READ_OUT.map((name) => element.getAttribute(name) ?? ''),
  ];
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Messages with places to fill are said with something in them, and are not recognised. */
function messagesIn(language: Language): string[] {
  const files = readdirSync(`${MESSAGES}/${language}`);
  return files.flatMap((file) =>
    textsIn(JSON.parse(readFileSync(`${MESSAGES}/${language}/${file}`, 'utf8'))),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
