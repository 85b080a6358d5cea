import * as v from 'valibot';

const address = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      `must be an http or https address, for example ${example}`,
    ),
    v.transform((value) => value.replace(/\/+$/, '')),
  );

/** Scheme and host alone, as browsers write them: links are compared with it. */
const origin = (example: string) =>
  v.pipe(
    address(example),
    v.check(
      (value) => URL.parse(value)?.pathname === '/' && !/[?#]/.test(value),
      `must be an address without a path, for example ${example}`,
    ),
    v.transform((value) => new URL(value).origin),
  );

const listed = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const origins = (example: string) => v.pipe(v.string(), v.transform(listed), v.array(origin(example)));

const addresses = (example: string) => v.pipe(v.string(), v.transform(listed), v.array(address(example)));

const portExample = 'must be a whole number from 0 to 65535, for example 3000';
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, portExample),
  v.transform(Number),
  v.maxValue(65_535, portExample),
);

const secondsExample = 'must be a number of seconds, for example 60';
const seconds = v.pipe(v.string(), v.regex(/^\d{1,9}$/, secondsExample), v.transform(Number));

const postsExample = 'must be a whole number above 0, for example 30';
const posts = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, postsExample), v.transform(Number));

const headerName = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'must be the name of a header, for example X-Forwarded-For'),
);

const level = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent, for example info',
);

const yesOrNo = v.pipe(
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((answer) => answer === 'yes'),
);

const variables = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(origin('https://www.example.com')),
  CONTENT_BASE_URL: v.optional(address('https://cms.example.com')),
  CONTENT_TOKEN: v.optional(v.string()),
  CONTENT_PREVIEW_TOKENS: v.optional(v.string(), ''),
  CONTENT_FRESH_SECONDS: v.optional(seconds, '60'),
  IMAGE_ORIGINS: v.optional(origins('https://cdn.example.com'), ''),
  ICON_BASE_URL: v.optional(addresses('https://api.iconify.design'), ''),
  CANONICAL_PARAMETERS: v.optional(v.pipe(v.string(), v.transform(listed)), 'page,topic'),
  CANONICAL_LOWER_CASE: v.optional(yesOrNo, 'no'),
  I18N_BASE_URL: v.optional(origin('https://www.example.com')),
  REDIRECTS_FILE: v.optional(v.string()),
  FORM_OUTBOX: v.optional(v.string()),
  FORM_POSTS: v.optional(posts, '30'),
  CLIENT_ADDRESS_HEADER: v.optional(headerName),
  LOG_LEVEL: v.optional(level, 'info'),
});

/** What the operator configured; every address that is absent is served by an embedded server (README, "Production"). */
export type Environment = {
  readonly port: number;
  readonly host: string;
  /** The site's own address as visitors see it, without a trailing slash; by default where it listens. */
  readonly siteUrl: string | undefined;
  readonly content: {
    readonly baseUrl: string | undefined;
    readonly token: string | undefined;
    /** Secrets that open drafts on the embedded content server; a real one makes its own. */
    readonly previewTokens: readonly string[];
    readonly freshSeconds: number;
  };
  /** Where pictures may lie besides the content system. */
  readonly imageOrigins: readonly string[];
  /** Services that speak Iconify's protocol, in the order in which they are asked. */
  readonly iconServices: readonly string[];
  /** Which addresses count as one page (specification §2). */
  readonly canonical: {
    /** Query parameters that make a page another page. */
    readonly parameters: readonly string[];
    readonly lowerCase: boolean;
  };
  readonly forms: {
    /** Folder in which submissions wait that the content system could not take; without it visitors send them again. */
    readonly outbox: string | undefined;
    /** Of one address within ten minutes. */
    readonly mostPosts: number;
    /** Where the proxy before the site writes a visitor's address; without it the socket's counts. */
    readonly addressHeader: string | undefined;
  };
  /** A file of redirect rules; by default the project's own. */
  readonly redirectsFile: string | undefined;
  /** Where translations are said to be; anything but the site's own address is a mistake, which is reported. */
  readonly i18nBaseUrl: string | undefined;
  readonly logLevel: v.InferOutput<typeof level>;
};

/** Variables that stop the start, each in a sentence: name, what was wrong, an example of what is right. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads and validates the environment. An empty variable counts as absent, as in most shells and orchestrators.
 *
 * @throws {EnvironmentError} naming every variable that is wrong
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(variables, given);
  if (!result.success) {
    const sentences = result.issues.map((issue) => {
      // One item of a list is wrong: the variable is named, and the item.
      const name = String(issue.path?.[0]?.key ?? 'The environment');
      return `${name} is "${String(issue.input)}"; it ${issue.message}.`;
    });
    throw new EnvironmentError([...new Set(sentences)].join('\n'));
  }
  const { output } = result;
  return {
    port: output.PORT,
    host: output.HOST,
    siteUrl: output.SITE_URL,
    content: {
      baseUrl: output.CONTENT_BASE_URL,
      token: output.CONTENT_TOKEN,
      previewTokens: listed(output.CONTENT_PREVIEW_TOKENS),
      freshSeconds: output.CONTENT_FRESH_SECONDS,
    },
    imageOrigins: output.IMAGE_ORIGINS,
    iconServices: output.ICON_BASE_URL,
    canonical: { parameters: output.CANONICAL_PARAMETERS, lowerCase: output.CANONICAL_LOWER_CASE },
    forms: {
      outbox: output.FORM_OUTBOX,
      mostPosts: output.FORM_POSTS,
      addressHeader: output.CLIENT_ADDRESS_HEADER,
    },
    redirectsFile: output.REDIRECTS_FILE,
    i18nBaseUrl: output.I18N_BASE_URL,
    logLevel: output.LOG_LEVEL,
  };
}
