import * as v from 'valibot';
import { expectedTagManagerId, isTagManagerId, TAG_MANAGER_ORIGIN } from '#site/services/tag-manager';
import { EnvironmentError, testSystemError } from './environment-error.ts';
import { httpUrl, origin, origins, type Values, yesOrNo } from './values.ts';

const tagManagerId = v.pipe(
  v.string(),
  v.check(isTagManagerId, ({ input }) => expectedTagManagerId(input)),
);

/** Variables of the tag manager. */
export const tagManagerVariables = {
  GTM_ID: v.optional(tagManagerId),
  GTM_URL: v.optional(origin('https://tags.example.com'), TAG_MANAGER_ORIGIN),
  GTM_SERVER_SCRIPT: v.optional(httpUrl('https://tags.example.com/script.js')),
  GTM_ORIGINS: v.optional(origins('https://connect.example.net'), ''),
  GTM_TEST: v.optional(yesOrNo, 'no'),
};

export type TagManagerEnvironment = {
  readonly tagManager: {
    /** The identifier, `GTM-…` or `G-…`. Without it, tracking is skipped. */
    readonly id: string | undefined;
    /** Origin that delivers the script. */
    readonly origin: string;
    /** URL of the server-side tag script, which pages load in production. */
    readonly serverScript: string | undefined;
    /** Further origins from which tags load scripts, and to which they send requests. */
    readonly tagOrigins: readonly string[];
    /** Whether the embedded test tag manager receives the events. True only without an identifier. */
    readonly isTest: boolean;
  };
};

/** @throws {EnvironmentError} if a test system, or a second script of the same container, would receive the same events */
export function toTagManager(values: Values<typeof tagManagerVariables>): TagManagerEnvironment {
  const { GTM_ID: id, GTM_SERVER_SCRIPT: serverScript } = values;
  if (id !== undefined && values.GTM_TEST) throw testSystemError('GTM_TEST', 'GTM_ID is set');
  if (serverScript !== undefined && containerOf(serverScript) === id)
    throw new EnvironmentError(
      `GTM_SERVER_SCRIPT: expected the script of another container than GTM_ID, because two scripts would send each event twice, got "${serverScript}". To load the same container from your server, set GTM_URL. Example: GTM_URL=${new URL(serverScript).origin}`,
    );
  return {
    tagManager: {
      id,
      origin: values.GTM_URL,
      serverScript,
      tagOrigins: values.GTM_ORIGINS,
      isTest: values.GTM_TEST,
    },
  };
}

/** Returns the identifier in the URL of a script, or an empty string. */
function containerOf(script: string) {
  return new URL(script).searchParams.get('id') ?? '';
}
