import { createHash } from 'node:crypto';
import { bootScriptHash } from './boot.ts';

const EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Headers of every answer, whatever it is. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  const secure = siteUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};
  return { ...EVERY_ANSWER, ...secure };
}

/**
 * The content security policy of one document. Scripts: our own files and the boot script by its hash, nothing inline. Styles:
 * the page's inlined sheet by its hash; style attributes are allowed, since focal points and positions are set by them.
 *
 * @param origins besides our own: those that may frame the page (the content system's, in preview), and those films lie on
 */
export function contentSecurityPolicy(
  html: string,
  { frames, films }: { readonly frames: readonly string[]; readonly films: readonly string[] },
): string {
  const sheet = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const styleHash = createHash('sha256').update(sheet).digest('base64');
  return [
    "default-src 'self'",
    `script-src 'self' ${bootScriptHash}`,
    `style-src 'self' 'sha256-${styleHash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    `media-src ${["'self'", ...films].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...frames].join(' ')}`,
  ].join('; ');
}
