import type { TagManagerScripts } from '#site/protocol/tracking-settings';

export { expectedTagManagerId, isTagManagerId } from './tag-manager-id.ts';

export type TagManagerConfig = {
  /** `GTM-…` or `G-…`. */
  readonly id: string;
  /** Origin that delivers the script. */
  readonly origin: string;
  /** URL of the server-side tag script. Absent outside production. */
  readonly serverScript: string | undefined;
  /** Further origins of the tags. */
  readonly tagOrigins: readonly string[];
};

export type TagManager = {
  readonly scripts: TagManagerScripts;
  /** The origins that pages may load scripts from. */
  readonly scriptOrigins: readonly string[];
  /** The origins that pages may send requests to. */
  readonly requestOrigins: readonly string[];
};

/** Google’s origin of the scripts. */
export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** The tags of Google Analytics send their requests to these origins (Google, “Content Security Policy for Tag Manager”). */
const ANALYTICS_ORIGINS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Creates the script URLs and origins of the tag manager. Browsers load its scripts after consent. The server sends it no requests. */
export function createTagManager({ id, origin, serverScript, tagOrigins }: TagManagerConfig): TagManager {
  const path = id.startsWith('GTM-') ? '/gtm.js' : '/gtag/js';
  const serverOrigins = serverScript === undefined ? [] : [new URL(serverScript).origin];
  const scriptOrigins = [...new Set([origin, ...serverOrigins, ...tagOrigins])];
  return {
    scripts: {
      id,
      script: `${origin}${path}?${new URLSearchParams({ id }).toString()}`,
      ...(serverScript === undefined ? {} : { serverScript }),
    },
    scriptOrigins,
    requestOrigins: origin === TAG_MANAGER_ORIGIN ? [...scriptOrigins, ...ANALYTICS_ORIGINS] : scriptOrigins,
  };
}
