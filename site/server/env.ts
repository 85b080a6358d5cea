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
const SECRETS: readonly string[] = ['SESSION_SECRETS'];

/**
 * Reads and validates the environment. An empty variable counts as absent.
 *
 * @throws {EnvironmentError} if variables are invalid. The message lists all of them
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(variables, nonEmpty);
  if (!result.success) throw new EnvironmentError([...new Set(result.issues.map(messageOf))].join('\n'));
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
  return `${name}: expected ${message}${SECRETS.includes(name) ? '' : `, got "${String(input)}"`}.`;
}
