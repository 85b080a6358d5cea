import { readdirSync, readFileSync } from 'node:fs';
import type { BaseLanguage } from '#site/i18n/locale';
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
export function findForeignTexts({ address, document }: CrawledPage, language: BaseLanguage): string[] {
  const own = messages.get(language);
  const findOtherLanguage = (text: string) =>
    own?.has(text)
      ? undefined
      : LANGUAGES.find((other) => other !== language && messages.get(other)?.has(text));
  return [...document.body.children]
    .flatMap((element) => textsInLanguage(element))
    .flatMap((text) => {
      const other = findOtherLanguage(text);
      return other === undefined
        ? []
        : [`${address} is in ${language} but contains "${text}", a message in ${other}.`];
    });
}

/** Texts of an element and its descendants without those that have their own `lang`. Texts in `main` have at least two words. */
function textsInLanguage(element: Element, isInMain = element.localName === 'main'): string[] {
  if (element.hasAttribute('lang') || ['script', 'style'].includes(element.localName)) return [];
  const texts = textsOf(element).filter((text) => !isInMain || /\s/.test(text));
  // The collections of a node, such as `children`, are slow in jsdom.
  for (let child = element.firstElementChild; child; child = child.nextElementSibling)
    texts.push(...textsInLanguage(child, isInMain || child.localName === 'main'));
  return texts;
}

function textsOf(element: Element): string[] {
  const texts: string[] = [];
  for (const name of element.getAttributeNames())
    if (TEXT_ATTRIBUTES.includes(name)) texts.push(element.getAttribute(name) ?? '');
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === element.TEXT_NODE) texts.push(node.textContent ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
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
