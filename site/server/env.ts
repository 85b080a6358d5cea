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

const portExample = 'must be a whole number from 0 to 65535, for example 3000';
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, portExample),
  v.transform(Number),
  v.maxValue(65_535, portExample),
);

const secondsExample = 'must be a number of seconds, for example 60';
const seconds = v.pipe(v.string(), v.regex(/^\d{1,9}$/, secondsExample), v.transform(Number));

const level = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'must be fatal, error, warn, info, debug, trace or silent, for example info',
);

const variables = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(origin('https://www.example.com')),
  CONTENT_BASE_URL: v.optional(address('https://cms.example.com')),
  CONTENT_TOKEN: v.optional(v.string()),
  CONTENT_PREVIEW_TOKENS: v.optional(v.string(), ''),
  CONTENT_FRESH_SECONDS: v.optional(seconds, '60'),
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
      const name = v.getDotPath(issue) ?? 'The environment';
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
      previewTokens: output.CONTENT_PREVIEW_TOKENS.split(',')
        .map((token) => token.trim())
        .filter(Boolean),
      freshSeconds: output.CONTENT_FRESH_SECONDS,
    },
    logLevel: output.LOG_LEVEL,
  };
}
