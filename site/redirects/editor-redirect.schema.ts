import * as v from 'valibot';
import { readLink } from '#renderer/parse/link';
import type { ParseContext } from '#renderer/parse/parse-context';
import type { RedirectRule } from '#site/protocol/route-rules';
import { PATH_PATTERN, readRuleAddress } from './redirect-rules.ts';

const link = v.union([
  v.string(),
  v.pipe(
    v.object({ url: v.nullish(v.string(), '') }),
    v.transform(({ url }) => url),
  ),
]);

/**
 * Creates the schema of an entry of the collection `redirects`. Its output is a rule with decoded paths. `from` is a path of the site of
 * the entry. `to` is a path of any locale of the site, or a URL with an allowed origin.
 *
 * @param origins other origins that redirects may lead to, or `any`
 */
export function editorRedirectSchema(context: ParseContext, origins: readonly string[] | 'any') {
  const from = v.pipe(
    v.string(),
    v.transform((text) => toPath(text.trim(), context)),
    v.string('expected a path of the site without query and fragment'),
    v.check(
      (path) => path.startsWith(`/${context.locale}/`),
      `expected a path that begins with /${context.locale}/`,
    ),
    v.regex(PATH_PATTERN, 'expected a path without spaces, and with "*" at its end only'),
  );
  const to = v.pipe(
    link,
    v.transform((text) => toTarget(text, context, origins)),
    v.string('expected a page, a path of the site, or a URL with an origin of REDIRECT_ORIGINS'),
  );
  return v.pipe(
    v.object({ from, to, permanent: v.nullish(v.boolean(), true) }),
    v.forward(
      v.partialCheck(
        [['from'], ['to']],
        (rule) => rule.from.endsWith('*') || !rule.to.endsWith('*'),
        'expected "*" in both addresses or only in the old one',
      ),
      ['to'],
    ),
    v.transform((rule): RedirectRule => ({
      from: rule.from,
      to: rule.to,
      status: rule.permanent ? 301 : 302,
    })),
  );
}

/** Returns the normalised and decoded path of a path or URL of the website without query and fragment. */
function toPath(text: string, { origin }: ParseContext): string | undefined {
  const address = readRuleAddress(text, origin);
  return address === undefined || /[?#]/.test(address) ? undefined : address;
}

function toTarget(
  text: string,
  context: ParseContext,
  origins: readonly string[] | 'any',
): string | undefined {
  const target = /^(?:\/|https?:\/\/)/i.test(text.trim()) ? readLink(text, context) : undefined;
  if (target === undefined) return undefined;
  if (!target.startsWith('/'))
    return origins === 'any' || origins.includes(new URL(target).origin) ? target : undefined;
  const path = toPath(target, context);
  return path !== undefined && PATH_PATTERN.test(path) ? path : undefined;
}
