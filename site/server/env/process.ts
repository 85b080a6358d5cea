import * as v from 'valibot';
import { MIN_SECRET_LENGTH, origin, splitList, type Values, wholeNumber } from './values.ts';

const stages = ['development', 'staging', 'production'] as const;

const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'fatal, error, warn, info, debug, trace or silent (for example info)',
);

const headerName = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'the name of a header (for example X-Forwarded-For)'),
);

const secrets = v.pipe(
  v.string(),
  v.transform(splitList),
  v.check(
    (list) => list.length > 0 && list.every((secret) => secret.length >= MIN_SECRET_LENGTH),
    `random texts with at least ${MIN_SECRET_LENGTH} characters each, separated by commas (for example the output of: openssl rand -hex 32)`,
  ),
);

/** Variables of the server process. */
export const processVariables = {
  PORT: v.optional(wholeNumber({ min: 0, max: 65_535, example: 3000 }), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  APP_ENV: v.optional(v.picklist(stages, 'development, staging or production'), 'production'),
  SITE_URL: v.optional(origin('https://www.example.com')),
  SESSION_SECRETS: v.optional(secrets),
  CLIENT_ADDRESS_HEADER: v.optional(headerName),
  TRUSTED_PROXIES: v.optional(wholeNumber({ min: 1, max: 20, example: 1 }), '1'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
};

export type ProcessEnvironment = {
  readonly port: number;
  readonly host: string;
  /** The stage of this installation. Search engines do not index `staging`. */
  readonly stage: (typeof stages)[number];
  /** The site's public origin, without a trailing slash. Default: `http://localhost:<port>`. */
  readonly siteUrl: string | undefined;
  /** Secrets of session cookies. The first one seals, all of them unseal. May be empty with the embedded shop: then the site creates one. */
  readonly sessionSecrets: readonly string[];
  readonly clientAddress: {
    /** The header in which reverse proxies list addresses. Without it, the address of the socket is used. */
    readonly header: string | undefined;
    /** The number of proxies that append an address to the header. The visitor's address is the n-th from the right. */
    readonly trustedProxies: number;
  };
  readonly logLevel: v.InferOutput<typeof logLevel>;
};

/** Returns the settings of the process from the variables. */
export function toProcess(values: Values<typeof processVariables>): ProcessEnvironment {
  return {
    port: values.PORT,
    host: values.HOST,
    stage: values.APP_ENV,
    siteUrl: values.SITE_URL,
    sessionSecrets: values.SESSION_SECRETS ?? [],
    clientAddress: { header: values.CLIENT_ADDRESS_HEADER, trustedProxies: values.TRUSTED_PROXIES },
    logLevel: values.LOG_LEVEL,
  };
}
