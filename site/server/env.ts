import * as v from 'valibot';
import { type ConsentEnvironment, consentVariables, toConsent } from './env/consent.ts';
import { type ContentEnvironment, contentVariables, toContent } from './env/content.ts';
import { EnvironmentError } from './env/environment-error.ts';
import { type MapEnvironment, mapVariables, toMaps } from './env/maps.ts';
import { type PictureEnvironment, pictureVariables, toPictures } from './env/pictures.ts';
import { type PostEnvironment, postVariables, toPosts } from './env/posts.ts';
import { type ProcessEnvironment, processVariables, toProcess } from './env/process.ts';
import { type SearchEnvironment, searchVariables, toSearch } from './env/search.ts';
import { type ShopEnvironment, shopVariables, toShop } from './env/shop.ts';
import { type TagManagerEnvironment, tagManagerVariables, toTagManager } from './env/tag-manager.ts';
import { toUrls, type UrlEnvironment, urlVariables } from './env/urls.ts';

export { EnvironmentError } from './env/environment-error.ts';
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
 * Variables that require another one. If the name of the other one is misspelt, it is absent, and the site would use an
 * embedded server or a default.
 */
const REQUIRED_VARIABLES: readonly (readonly [variable: string, required: string, example: string])[] = [
  ['CONTENT_TOKEN', 'CONTENT_BASE_URL', 'https://cms.example.com'],
  ['MAGENTO_MEDIA_URL', 'MAGENTO_BASE_URL', 'https://shop.example.com'],
  ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID', 'LANTERN'],
  ['ALGOLIA_HOSTS', 'ALGOLIA_APP_ID', 'LANTERN'],
  ['TRUSTED_PROXIES', 'CLIENT_ADDRESS_HEADER', 'X-Forwarded-For'],
];

/**
 * Reads and validates the environment. An empty variable counts as absent.
 *
 * @throws {EnvironmentError} if variables are invalid, or have no effect because another one is absent. The message lists all of them
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const missing = REQUIRED_VARIABLES.filter(
    ([variable, required]) => variable in nonEmpty && !(required in nonEmpty),
  );
  const result = v.safeParse(variables, nonEmpty);
  if (missing.length > 0 || !result.success) {
    const messages = [...missing.map(missingMessage), ...(result.issues ?? []).map(messageOf)];
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

/** Returns the message for the operator. For a list, `input` is the invalid item. */
function messageOf({ path, message, input }: v.InferIssue<typeof variables>) {
  const name = String(path?.[0]?.key ?? 'The environment');
  const value = String(input);
  const isSecret = SECRETS.includes(name) || MAY_CONTAIN_SECRET.test(value);
  return `${name}: expected ${message}${isSecret ? '' : `, got "${value}"`}.`;
}

function missingMessage([variable, required, example]: (typeof REQUIRED_VARIABLES)[number]) {
  return `${required}: expected a value, got none. ${variable} requires it. Example: ${required}=${example}`;
}
