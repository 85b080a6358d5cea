import { createHash } from 'node:crypto';
import type { TagManager } from '#site/services/tag-manager';
import { bootScriptHash } from './inline-boot-script.ts';

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Returns the headers that protect every response. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  const secure = siteUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
  return { ...COMMON_HEADERS, ...secure };
}

/**
 * Returns the content security policy of a document. Allowed scripts: files of the site, and the boot script by its hash. Allowed
 * styles: files of the site, the inlined style sheet by its hash, and style attributes, which set focal points and positions.
 *
 * The origins of the consent provider may deliver scripts and frames, and receive requests. Its banner adds style elements that differ by
 * configuration, so pages with the provider allow all style elements. No page allows all scripts. The tag manager may load scripts only from
 * its configured origins, so tags with inline scripts do not run.
 *
 * @param origins the origins of each purpose. `frames` may show the page in a frame; if empty, only the site itself may. `payments` are
 *   necessary, because browsers also check the redirects of forms
 */
export function contentSecurityPolicy(
  html: string,
  {
    frames,
    videos,
    payments = [],
    consent = [],
    maps = [],
    tags = { scriptOrigins: [], requestOrigins: [] },
  }: {
    readonly frames: readonly string[];
    readonly videos: readonly string[];
    readonly payments?: readonly string[];
    readonly consent?: readonly string[];
    readonly maps?: readonly string[];
    readonly tags?: Pick<TagManager, 'scriptOrigins' | 'requestOrigins'>;
  },
): string {
  const styleHash = createHash('sha256').update(inlinedCss(html)).digest('base64');
  // Not both, because browsers ignore `unsafe-inline` if the directive contains a hash.
  const inlineStyles = consent.length === 0 ? `'sha256-${styleHash}'` : "'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src ${["'self'", bootScriptHash, ...consent, ...tags.scriptOrigins].join(' ')}`,
    `style-src 'self' ${inlineStyles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    `media-src ${["'self'", ...videos].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...consent, ...tags.requestOrigins, ...maps].join(' ')}`,
    ...(consent.length === 0 ? [] : [`frame-src ${["'self'", ...consent].join(' ')}`]),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...payments].join(' ')}`,
    `frame-ancestors ${frames.length === 0 ? "'self'" : frames.join(' ')}`,
  ].join('; ');
}

/** Returns the content of the document's first style element, or an empty string without one. */
function inlinedCss(html: string) {
  const start = html.indexOf('>', html.indexOf('<style')) + 1;
  const end = html.indexOf('</style>', start);
  return end === -1 ? '' : html.slice(start, end);
}
