import * as v from 'valibot';
import { type ConsentEnvironment, consentVariables, toConsent } from './env/consent.ts';
import { type ContentEnvironment, contentVariables, toContent } from './env/content.ts';
import { findContradictions, type SetVariables } from './env/contradictions.ts';
import { EnvironmentError } from './env/environment-error.ts';
import { type MapEnvironment, mapVariables, toMaps } from './env/maps.ts';
import { type PictureEnvironment, pictureVariables, toPictures } from './env/pictures.ts';
import { type PostEnvironment, postVariables, toPosts } from './env/posts.ts';
import { type ProcessEnvironment, processVariables, toProcess } from './env/process.ts';
import { type SearchEnvironment, searchVariables, toSearch } from './env/search.ts';
import { type ShopEnvironment, shopVariables, toShop } from './env/shop.ts';
import { type TagManagerEnvironment, tagManagerVariables, toTagManager } from './env/tag-manager.ts';
import { findUnusedVariables } from './env/unused-variables.ts';
import { toUrls, type UrlEnvironment, urlVariables } from './env/urls.ts';

export { EnvironmentError, runChecks } from './env/environment-error.ts';
export { MIN_SECRET_LENGTH } from './env/values.ts';

/** The operator's configuration. An embedded server replaces each system without a URL (README, "Production"). */
export type Environment = ProcessEnvironment &
  ContentEnvironment &
  ShopEnvironment &
  SearchEnvironment &
  MapEnvironment &
  PictureEnvironment &
  UrlEnvironment &
  PostEnvironment &
  ConsentEnvironment &
  TagManagerEnvironment;

const variables = v.object({
  ...processVariables,
  ...contentVariables,
  ...shopVariables,
  ...searchVariables,
  ...mapVariables,
  ...pictureVariables,
  ...urlVariables,
  ...postVariables,
  ...consentVariables,
  ...tagManagerVariables,
});

/** Variables whose values must not appear in a message. */
const SECRETS: readonly string[] = [
  'SESSION_SECRETS',
  'CONTENT_TOKEN',
  'CONTENT_WEBHOOK_TOKEN',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_ADMIN_KEY',
];
/** Characters of a URL with a password or a query, which may contain a secret. */
const MAY_CONTAIN_SECRET = /[?@]/;

/**
 * Reads and validates the environment. An empty variable counts as absent.
 *
 * @throws {EnvironmentError} if variables are invalid, require an absent one or contradict each other. The message has a line for each problem
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const nonEmpty = nonEmptyOf(source);
  const result = v.safeParse(variables, nonEmpty);
  const contradictions = findContradictions(nonEmpty);
  if (contradictions.length > 0 || !result.success) {
    const messages = [...contradictions, ...(result.issues ?? []).map(messageOf)];
    throw new EnvironmentError([...new Set(messages)].join('\n'));
  }
  const values = result.output;
  return {
    ...toProcess(values),
    ...toShop(values),
    ...toContent(values),
    ...toConsent(values),
    ...toTagManager(values),
    ...toSearch(values),
    ...toMaps(values),
    ...toPictures(values),
    ...toUrls(values),
    ...toPosts(values),
  };
}

/** Returns a warning for each variable of the environment that has no use. An empty variable counts as absent. */
export function environmentWarnings(source: Readonly<Record<string, string | undefined>>): readonly string[] {
  return findUnusedVariables(nonEmptyOf(source), Object.keys(variables.entries));
}

/** Returns the message for the operator. For a list, `input` is the invalid item. */
function messageOf({ path, message, input }: v.InferIssue<typeof variables>) {
  const name = String(path?.[0]?.key ?? 'The environment');
  const value = String(input);
  const isSecret = SECRETS.includes(name) || MAY_CONTAIN_SECRET.test(value);
  return `${name}: expected ${message}${isSecret ? '' : `, got "${value}"`}.`;
}

function nonEmptyOf(source: Readonly<Record<string, string | undefined>>): SetVariables {
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
