import * as v from 'valibot';
import { expectedTagManagerId, isTagManagerId, TAG_MANAGER_ORIGIN } from '#site/services/tag-manager';
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

/** Returns the settings of the tag manager from the variables. */
export function toTagManager(values: Values<typeof tagManagerVariables>): TagManagerEnvironment {
  return {
    tagManager: {
      id: values.GTM_ID,
      origin: values.GTM_URL,
      serverScript: values.GTM_SERVER_SCRIPT,
      tagOrigins: values.GTM_ORIGINS,
      isTest: values.GTM_TEST,
    },
  };
}
