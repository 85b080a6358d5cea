import { isDeepStrictEqual } from 'node:util';
import { isMap } from '#embedded/content';
import type { JsonValue, Project } from '#embedded/content';
import type { ContentItem } from '../content-items.ts';
import type { ContentRule, RuleFinding } from '../finding.ts';
import { listFields } from '../list-fields.ts';

/** Keys that every file has, or that no file inherits (contract §9, §10). */
const OWN_KEYS = new Set(['id', 'origin', 'slug', 'published', 'date', 'updated_at', 'updated_by']);
const KEYS_WITHOUT_WORDS = ['blueprint', 'template', 'layout'];
const RELATION_TYPES = ['assets', 'entries', 'form', 'link', 'terms', 'users'];
const CHOICE_TYPES = ['button_group', 'checkboxes', 'radio', 'select', 'toggle'];
const VALUE_TYPES = ['color', 'date', 'float', 'integer', 'range', 'time'];
const TYPES_WITHOUT_WORDS = [...RELATION_TYPES, ...CHOICE_TYPES, ...VALUE_TYPES];

/** The fewest words of a sentence. Names and addresses have fewer. */
const SENTENCE_WORDS = 6;

/**
 * A localisation contains only values that differ from its origin, so that editors write them once. Two languages can use the same words
 * by chance, so across languages a value with words is reported only if it contains a sentence.
 */
export const repeatedValues: ContentRule = ({ items, project }) =>
  items.flatMap((item): RuleFinding[] => {
    const { file, path, values, origin } = item;
    if (!origin) return [];
    const keysWithoutWords = listKeysWithoutWords(item);
    const keysAcrossSites = listKeysAcrossSites(item);
    const isSameLanguage = languageOf(item.site, project) === languageOf(origin.site, project);
    // A link leads to the entry of its own site, so the ids of an entry in two sites are the same value.
    const compared = (key: string, value: JsonValue | undefined) =>
      keysAcrossSites.has(key) ? value : withIdsOf(origin.site, value, project);
    const mustInherit = (key: string) => isSameLanguage || keysWithoutWords.has(key);
    return Object.keys(values)
      .filter((key) => !OWN_KEYS.has(key) && key in origin.values)
      .filter((key) => mustInherit(key) || hasSentence(values[key]))
      .filter((key) => isDeepStrictEqual(compared(key, values[key]), compared(key, origin.values[key])))
      .map((key) => ({
        file,
        path: [...path, key],
        message: mustInherit(key)
          ? `The value is the same as in the origin ${origin.name}; remove ${key} here, so that it follows the origin.`
          : `The text is the same as in the origin ${origin.name}, which has another language; translate it.`,
      }));
  });

/** Returns whether a value contains a text of at least `SENTENCE_WORDS` words at any depth. */
function hasSentence(value: JsonValue | undefined): boolean {
  if (typeof value === 'string')
    return value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= SENTENCE_WORDS;
  if (Array.isArray(value)) return value.some(hasSentence);
  return isMap(value) && Object.values(value).some(hasSentence);
}

function languageOf(site: string, { sites }: Project): string | undefined {
  return sites.find(site)?.lang;
}

function listKeysWithoutWords({ fields }: ContentItem): Set<string> {
  const handles = fields.filter(({ type }) => TYPES_WITHOUT_WORDS.includes(type)).map(({ handle }) => handle);
  return new Set([...KEYS_WITHOUT_WORDS, ...handles]);
}

/** Lists the keys whose fields can link to entries of other sites. */
function listKeysAcrossSites(item: ContentItem): Set<string> {
  const fields = listFields(item).filter(({ field }) => field.config['select_across_sites'] === true);
  return new Set(fields.map(({ path }) => String(path[item.path.length])));
}

/** Replaces the ids of entries by their ids in another site, in links (`entry::about-en#care`) and in lists of entries (`about-en`). */
function withIdsOf(site: string, value: JsonValue | undefined, project: Project): JsonValue {
  if (Array.isArray(value)) return value.map((item) => withIdsOf(site, item, project));
  if (isMap(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withIdsOf(site, item, project)]),
    );
  if (typeof value !== 'string') return value ?? null;
  const [, prefix = '', id = '', anchor = ''] = /^(entry::)?([^#]*)(#.*)?$/s.exec(value) ?? [];
  const entry = project.entries.find(id);
  const localised = entry && project.entries.localised(entry, site);
  return localised ? `${prefix}${localised.id}${anchor}` : value;
}
