import * as v from 'valibot';
import { BUILD_PARAMETER } from '#site/protocol/payload';
import { PREVIEW_PARAMETERS } from '#site/protocol/route-rules';
import { origin, origins, splitList, type Values, yesOrNo } from './values.ts';

const RESERVED_PARAMETERS: ReadonlySet<string> = new Set([...PREVIEW_PARAMETERS, BUILD_PARAMETER]);

/** A canonical URL must not contain the token of a preview, nor the build of a payload. */
const parameterNames = v.pipe(
  v.string(),
  v.transform(splitList),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (name) => /^[\w.[\]-]{1,50}$/.test(name) && !RESERVED_PARAMETERS.has(name),
        `names of query parameters except ${[...RESERVED_PARAMETERS].join(', ')} (for example page,topic)`,
      ),
    ),
  ),
);

/** Variables of canonical URLs and redirects. */
export const urlVariables = {
  CANONICAL_PARAMETERS: v.optional(parameterNames),
  CANONICAL_LOWER_CASE: v.optional(yesOrNo, 'no'),
  I18N_BASE_URL: v.optional(origin('https://www.example.com')),
  REDIRECTS_FILE: v.optional(v.string()),
  REDIRECT_ORIGINS: v.optional(origins('https://shop.example.com'), ''),
};

export type UrlEnvironment = {
  /** Rules for canonical URLs (specification §2). */
  readonly canonical: {
    /** Query parameters that canonical URLs keep. Default: those that the page declares. */
    readonly parameters: readonly string[] | undefined;
    readonly isLowerCase: boolean;
  };
  /** The base URL of localised pages. In production, a value that differs from the site's URL is logged as an error. */
  readonly i18nBaseUrl: string | undefined;
  /** A file of redirect rules. Default: the project's own. */
  readonly redirectsFile: string | undefined;
  /** Other origins that entries of the content system may redirect to. */
  readonly redirectOrigins: readonly string[];
};

/** Returns the settings of the URLs from the variables. */
export function toUrls(values: Values<typeof urlVariables>): UrlEnvironment {
  return {
    canonical: { parameters: values.CANONICAL_PARAMETERS, isLowerCase: values.CANONICAL_LOWER_CASE },
    i18nBaseUrl: values.I18N_BASE_URL,
    redirectsFile: values.REDIRECTS_FILE,
    redirectOrigins: values.REDIRECT_ORIGINS,
  };
}
