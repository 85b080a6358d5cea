import { readdirSync, readFileSync } from 'node:fs';
import type { BaseLanguage } from '#site/i18n/locale';
import { childElements, getAttribute, type HtmlElement, ownTexts } from '../../html-tree.ts';
import type { CrawledPage } from './crawl.ts';

const MESSAGES = 'site/i18n/messages';
const LANGUAGES: readonly BaseLanguage[] = ['nl', 'en', 'de', 'fr'];
const TEXT_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'value'];

/** The site's own messages by language. */
const messages = new Map(LANGUAGES.map((language) => [language, new Set(messagesIn(language))]));

/**
 * Finds texts that equal a message of another language and no message of the page's language. Elements with their own `lang` are
 * skipped. Single words in `main` are skipped too: editors write them, and they can exist in several languages.
 */
export function findForeignTexts({ address, elements }: CrawledPage, language: BaseLanguage): string[] {
  const own = messages.get(language);
  const findOtherLanguage = (text: string) =>
    own?.has(text)
      ? undefined
      : LANGUAGES.find((other) => other !== language && messages.get(other)?.has(text));
  return elements
    .filter(({ tagName }) => tagName === 'body')
    .flatMap(childElements)
    .flatMap((element) => textsInLanguage(element))
    .flatMap((text) => {
      const other = findOtherLanguage(text);
      return other === undefined
        ? []
        : [`${address} is in ${language} but contains "${text}", a message in ${other}.`];
    });
}

/** Texts of an element and its descendants without those that have their own `lang`. Texts in `main` have at least two words. */
function textsInLanguage(element: HtmlElement, isInMain = element.tagName === 'main'): string[] {
  if (getAttribute(element, 'lang') !== undefined || ['script', 'style'].includes(element.tagName)) return [];
  return [
    ...textsOf(element).filter((text) => !isInMain || /\s/.test(text)),
    ...childElements(element).flatMap((child) =>
      textsInLanguage(child, isInMain || child.tagName === 'main'),
    ),
  ];
}

function textsOf(element: HtmlElement): string[] {
  const values = element.attrs.filter(({ name }) => TEXT_ATTRIBUTES.includes(name)).map(({ value }) => value);
  return [...values, ...ownTexts(element)].map((text) => text.trim()).filter((text) => text !== '');
}

/** Splits messages at their tags. Messages with placeholders never match, because pages contain them filled in. */
function messagesIn(language: BaseLanguage): string[] {
  const files = readdirSync(`${MESSAGES}/${language}`);
  return files.flatMap((file) =>
    textsIn(JSON.parse(readFileSync(`${MESSAGES}/${language}/${file}`, 'utf8'))),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/<[^<>]+>/)
      .map((text) => text.trim())
      .filter(Boolean);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
