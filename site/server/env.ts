import * as v from 'valibot';
import type { RateLimitNumbers } from '#site/forms/rate-limits';
import { BUILD_PARAMETER } from '#site/protocol/payload';
import { PREVIEW_PARAMETERS } from '#site/protocol/route-rules';
import { expectedTagManagerId, isTagManagerId, TAG_MANAGER_ORIGIN } from '#site/services/tag-manager';

const RESERVED_PARAMETERS: ReadonlySet<string> = new Set([...PREVIEW_PARAMETERS, BUILD_PARAMETER]);

const httpUrl = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      `an http or https URL (for example ${example})`,
    ),
    v.transform((value) => value.replace(/\/$/, '')),
  );

/** Scheme and host in the form of `URL.origin`, because links are compared with it. */
const origin = (example: string) =>
  v.pipe(
    httpUrl(example),
    v.check(
      (value) => URL.parse(value)?.pathname === '/' && !/[?#]/.test(value),
      `a URL without a path (for example ${example})`,
    ),
    v.transform((value) => new URL(value).origin),
  );

const splitList = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const origins = (example: string) => v.pipe(v.string(), v.transform(splitList), v.array(origin(example)));

const httpUrls = (example: string) => v.pipe(v.string(), v.transform(splitList), v.array(httpUrl(example)));

const expectedPort = 'a whole number from 0 to 65535 (for example 3000)';
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, expectedPort),
  v.transform(Number),
  v.maxValue(65_535, expectedPort),
);

const expectedSeconds = 'a number of seconds (for example 60)';
const seconds = v.pipe(v.string(), v.regex(/^\d{1,9}$/, expectedSeconds), v.transform(Number));

const expectedCount = 'a whole number above 0 (for example 30)';
const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, expectedCount), v.transform(Number));

const expectedProxies = 'a whole number from 1 to 20 (for example 1)';
const proxyCount = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/, expectedProxies),
  v.transform(Number),
  v.minValue(1, expectedProxies),
  v.maxValue(20, expectedProxies),
);

const expectedLinkMinutes = 'a whole number from 1 to 43200 (for example 60)';
const linkMinutes = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, expectedLinkMinutes),
  v.transform(Number),
  v.minValue(1, expectedLinkMinutes),
  v.maxValue(43_200, expectedLinkMinutes),
);

const expectedPageLimit = 'a whole number from 1 to 1000 (for example 100)';
const pageLimit = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, expectedPageLimit),
  v.transform(Number),
  v.minValue(1, expectedPageLimit),
  v.maxValue(1_000, expectedPageLimit),
);

const expectedRetries = 'a whole number from 0 to 5 (for example 2)';
const retryCount = v.pipe(v.string(), v.regex(/^[0-5]$/, expectedRetries), v.transform(Number));

const expectedDelay = 'a number of milliseconds from 0 to 5000 (for example 500)';
const retryDelay = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, expectedDelay),
  v.transform(Number),
  v.maxValue(5_000, expectedDelay),
);

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

const headerName = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'the name of a header (for example X-Forwarded-For)'),
);

const logLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'fatal, error, warn, info, debug, trace or silent (for example info)',
);

const SECRET_LENGTH = 32;
const secrets = v.pipe(
  v.string(),
  v.transform(splitList),
  v.check(
    (list) => list.every((secret) => secret.length >= SECRET_LENGTH),
    `random texts with at least ${SECRET_LENGTH} characters each, separated by commas (for example the output of: openssl rand -hex 32)`,
  ),
);

const yesOrNo = v.pipe(
  v.picklist(['yes', 'no'], 'yes or no'),
  v.transform((value) => value === 'yes'),
);

const indexPrefix = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,40}$/, 'letters, digits, underscores and dashes (for example site)'),
);

const stages = ['development', 'staging', 'production'] as const;

const stage = v.picklist(stages, 'development, staging or production');

const magentoEdition = v.picklist(['open-source', 'commerce'], 'open-source or commerce');

const cookiebotId = v.pipe(
  v.string(),
  v.regex(
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    'the id of a domain group of Cookiebot (for example 00000000-0000-0000-0000-000000000000)',
  ),
);

const blockingMode = v.picklist(['auto', 'manual'], 'auto or manual');

const tagManagerId = v.pipe(
  v.string(),
  v.check(isTagManagerId, ({ input }) => expectedTagManagerId(input)),
);

const variables = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  APP_ENV: v.optional(stage, 'production'),
  SITE_URL: v.optional(origin('https://www.example.com')),
  CONTENT_BASE_URL: v.optional(httpUrl('https://cms.example.com')),
  CONTENT_PUBLIC_URL: v.optional(origin('https://cms.example.com')),
  CONTENT_TOKEN: v.optional(v.string()),
  CONTENT_PREVIEW_TOKENS: v.optional(v.string(), ''),
  PREVIEW_TEST: v.optional(yesOrNo, 'no'),
  PREVIEW_LINK_MINUTES: v.optional(linkMinutes, '60'),
  CONTENT_FRESH_SECONDS: v.optional(seconds, '60'),
  CONTENT_PAGING_LIMIT: v.optional(pageLimit, '100'),
  CONTENT_PAGING_RETRIES: v.optional(retryCount, '2'),
  CONTENT_PAGING_RETRY_DELAY_MS: v.optional(retryDelay, '500'),
  MAGENTO_BASE_URL: v.optional(httpUrl('https://shop.example.com')),
  MAGENTO_MEDIA_URL: v.optional(httpUrl('https://media.example.com/media')),
  MAGENTO_EDITION: v.optional(magentoEdition, 'open-source'),
  MAIL_FOLDER: v.optional(v.string()),
  SESSION_SECRETS: v.optional(secrets, ''),
  ALGOLIA_APP_ID: v.optional(v.string()),
  ALGOLIA_SEARCH_KEY: v.optional(v.string()),
  ALGOLIA_ADMIN_KEY: v.optional(v.string()),
  ALGOLIA_HOSTS: v.optional(origins('https://search.example.com'), ''),
  ALGOLIA_EVENTS_URL: v.optional(origin('https://insights.de.algolia.io')),
  ALGOLIA_INDEX_PREFIX: v.optional(indexPrefix, 'site'),
  MAP_STYLE_URL: v.optional(httpUrl('https://maps.example.com/style.json')),
  MAP_ORIGINS: v.optional(origins('https://tiles.example.com'), ''),
  GEOCODER_URL: v.optional(httpUrl('https://nominatim.example.com')),
  SEARCH_REQUESTS: v.optional(count, '3000'),
  IMAGE_ORIGINS: v.optional(origins('https://cdn.example.com'), ''),
  IMAGE_CACHE: v.optional(v.string()),
  IMAGE_WARM_UP: v.optional(yesOrNo, 'yes'),
  ICON_BASE_URL: v.optional(httpUrls('https://api.iconify.design'), ''),
  CANONICAL_PARAMETERS: v.optional(parameterNames),
  CANONICAL_LOWER_CASE: v.optional(yesOrNo, 'no'),
  I18N_BASE_URL: v.optional(origin('https://www.example.com')),
  REDIRECTS_FILE: v.optional(v.string()),
  REDIRECT_ORIGINS: v.optional(origins('https://shop.example.com'), ''),
  FORM_OUTBOX: v.optional(v.string()),
  FORM_OUTBOX_MB: v.optional(count, '500'),
  FORM_POSTS: v.optional(count, '30'),
  CART_POSTS: v.optional(count, '600'),
  SIGN_IN_ATTEMPTS: v.optional(count, '20'),
  PASSWORD_RESETS: v.optional(count, '10'),
  COUPON_ATTEMPTS: v.optional(count, '20'),
  ORDER_LOOKUPS: v.optional(count, '20'),
  SESSION_REQUESTS: v.optional(count, '3000'),
  CLIENT_ADDRESS_HEADER: v.optional(headerName),
  TRUSTED_PROXIES: v.optional(proxyCount, '1'),
  PAYMENT_TEST: v.optional(yesOrNo, 'no'),
  COOKIEBOT_ID: v.optional(cookiebotId),
  COOKIEBOT_URL: v.optional(origin('https://consent.cookiebot.eu'), 'https://consent.cookiebot.com'),
  COOKIEBOT_BLOCKING_MODE: v.optional(blockingMode, 'manual'),
  CONSENT_TEST: v.optional(yesOrNo, 'no'),
  GTM_ID: v.optional(tagManagerId),
  GTM_URL: v.optional(origin('https://tags.example.com'), TAG_MANAGER_ORIGIN),
  GTM_SERVER_SCRIPT: v.optional(httpUrl('https://tags.example.com/script.js')),
  GTM_ORIGINS: v.optional(origins('https://connect.example.net'), ''),
  GTM_TEST: v.optional(yesOrNo, 'no'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
});

function originOf(url: string | undefined) {
  return url === undefined ? undefined : new URL(url).origin;
}

/** Returns the identifier in the URL of a script, or an empty string. */
function containerOf(script: string) {
  return new URL(script).searchParams.get('id') ?? '';
}

/** The operator's configuration. An embedded server replaces each system without a URL (README, "Production"). */
export type Environment = {
  /** The stage of this installation. Search engines do not index `staging`. */
  readonly stage: (typeof stages)[number];
  readonly port: number;
  readonly host: string;
  /** The site's public origin, without a trailing slash. Default: the URL where it listens. */
  readonly siteUrl: string | undefined;
  readonly content: {
    readonly baseUrl: string | undefined;
    /** Origin of the control panel, which shows pages in a frame for live preview. Default: the origin of `baseUrl`. */
    readonly publicOrigin: string | undefined;
    readonly token: string | undefined;
    /** Tokens that show drafts on the embedded content server. A real content system creates its own. */
    readonly previewTokens: readonly string[];
    /** Whether the embedded content server has a page that edits entries in a live preview. */
    readonly hasTestPanel: boolean;
    /** How long a shareable preview link is valid. */
    readonly previewLinkMinutes: number;
    readonly freshSeconds: number;
    /** Requests of complete lists (specification §7). */
    readonly paging: {
      /** Items per request. */
      readonly limit: number;
      /** Retries per request, and the delay before each retry. */
      readonly retries: number;
      readonly retryDelayMs: number;
    };
  };
  readonly shop: {
    /** URL of Magento, without `/graphql`. */
    readonly baseUrl: string | undefined;
    /** URL of the folder of its pictures. Default: `/media` below `baseUrl`. */
    readonly mediaUrl: string | undefined;
    /** The edition of Magento, which decides how a failed order is reported. */
    readonly edition: 'open-source' | 'commerce';
    /** The folder of the mails of the embedded shop. Default: `.cache/shop/mails` of the project. */
    readonly mailFolder: string | undefined;
  };
  /** Secrets of session cookies. The first one seals, all of them unseal. Empty with the embedded shop: the site creates one. */
  readonly sessionSecrets: readonly string[];
  readonly search: {
    /** The application of the search provider. Without it, the embedded search replaces the provider. */
    readonly appId: string | undefined;
    /** A key that may only search. */
    readonly searchKey: string | undefined;
    /** A key that may write indexes. Only `npm run search:index` uses it. */
    readonly adminKey: string | undefined;
    /** Origins of its hosts, tried in this order. Empty: those of the application. */
    readonly hosts: readonly string[];
    /** Origin that receives events. */
    readonly eventsUrl: string | undefined;
    /** Begins the names of its indexes. */
    readonly indexPrefix: string;
    /** The limit of searches while typing per IPv4 address or IPv6 /64 network within ten minutes. */
    readonly maxRequests: number;
  };
  readonly map: {
    /** URL of a MapLibre style. Without it, the map consists of the shapes of countries. */
    readonly styleUrl: string | undefined;
    /** Origins of its tiles and fonts besides that of the style. */
    readonly origins: readonly string[];
  };
  /** URL of a geocoder with Nominatim's API, without `/search`. */
  readonly geocoderUrl: string | undefined;
  /** Origins of images and videos besides the content system and the shop. */
  readonly imageOrigins: readonly string[];
  /** A folder for rendered pictures. Default: `.cache/images` of the project. */
  readonly imageCache: string | undefined;
  /** Whether the server renders the pictures of its main pages after the start. */
  readonly warmUpImages: boolean;
  /** URLs of services with Iconify's API, tried in this order. */
  readonly iconServices: readonly string[];
  /** Rules for canonical URLs (specification §2). */
  readonly canonical: {
    /** Query parameters that canonical URLs keep. Default: those that the page declares. */
    readonly parameters: readonly string[] | undefined;
    readonly lowerCase: boolean;
  };
  readonly forms: {
    /** Folder for submissions that the content system could not receive. Without it, visitors must submit again. */
    readonly outbox: string | undefined;
    /** The limit of that folder in megabytes. */
    readonly outboxMegabytes: number;
  };
  readonly rateLimits: RateLimitNumbers;
  /** Whether the embedded test provider takes payments. Only with the embedded shop. */
  readonly hasTestPayments: boolean;
  readonly consent: {
    /** The id of the consent provider's domain group. Without it there is no banner, and nothing that needs consent runs. */
    readonly id: string | undefined;
    /** Origin of its scripts. */
    readonly origin: string;
    readonly blockingMode: 'auto' | 'manual';
    /** Whether the embedded test provider shows a banner. Only without an id. */
    readonly isTest: boolean;
  };
  readonly tagManager: {
    /** The identifier, `GTM-…` or `G-…`. Without it, tracking is skipped. */
    readonly id: string | undefined;
    /** Origin that delivers the script. */
    readonly origin: string;
    /** URL of the server-side tag script, which pages load in production. */
    readonly serverScript: string | undefined;
    /** Further origins from which tags load scripts, and to which they send requests. */
    readonly tagOrigins: readonly string[];
    /** Whether the embedded test tag manager receives the events. Only without an identifier. */
    readonly isTest: boolean;
  };
  readonly clientAddress: {
    /** The header in which reverse proxies list addresses. Without it, the address of the socket is used. */
    readonly header: string | undefined;
    /** The number of proxies that append an address to the header. The visitor's address is the n-th from the right. */
    readonly trustedProxies: number;
  };
  /** A file of redirect rules. Default: the project's own. */
  readonly redirectsFile: string | undefined;
  /** Other origins that entries of the content system may redirect to. */
  readonly redirectOrigins: readonly string[];
  /** The base URL of localised pages. In production, a value that differs from the site's URL is logged as an error. */
  readonly i18nBaseUrl: string | undefined;
  readonly logLevel: v.InferOutput<typeof logLevel>;
};

/** The configuration is invalid. The message for the operator names each invalid variable, its value and a valid example. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads and validates the environment. An empty variable counts as absent.
 *
 * @throws {EnvironmentError} if a variable is invalid; the message lists all of them
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const nonEmpty = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(variables, nonEmpty);
  if (!result.success) {
    const messages = result.issues.map((issue) => {
      // For a list, `input` is the invalid item.
      const name = String(issue.path?.[0]?.key ?? 'The environment');
      const isSecret = name === 'SESSION_SECRETS';
      return `${name}: expected ${issue.message}${isSecret ? '' : `, got "${String(issue.input)}"`}.`;
    });
    throw new EnvironmentError([...new Set(messages)].join('\n'));
  }
  const { output } = result;
  if (output.MAGENTO_BASE_URL !== undefined && output.PAYMENT_TEST)
    throw new EnvironmentError(
      'PAYMENT_TEST: expected no, because MAGENTO_BASE_URL is set and the test provider takes no money, got "yes". Example: PAYMENT_TEST=no',
    );
  if (output.CONTENT_BASE_URL !== undefined && output.PREVIEW_TEST)
    throw new EnvironmentError(
      'PREVIEW_TEST: expected no, because CONTENT_BASE_URL is set and has its own control panel, got "yes". Example: PREVIEW_TEST=no',
    );
  if (output.COOKIEBOT_ID !== undefined && output.CONSENT_TEST)
    throw new EnvironmentError(
      'CONSENT_TEST: expected no, because COOKIEBOT_ID is set, got "yes". Example: CONSENT_TEST=no',
    );
  if (output.GTM_ID !== undefined && output.GTM_TEST)
    throw new EnvironmentError(
      'GTM_TEST: expected no, because GTM_ID is set, got "yes". Example: GTM_TEST=no',
    );
  if (output.GTM_SERVER_SCRIPT !== undefined && containerOf(output.GTM_SERVER_SCRIPT) === output.GTM_ID)
    throw new EnvironmentError(
      `GTM_SERVER_SCRIPT: expected the script of another container than GTM_ID, because two scripts would send each event twice, got "${output.GTM_SERVER_SCRIPT}". To load the same container from your server, set GTM_URL. Example: GTM_URL=${new URL(output.GTM_SERVER_SCRIPT).origin}`,
    );
  if (output.ALGOLIA_APP_ID !== undefined && output.ALGOLIA_SEARCH_KEY === undefined)
    throw new EnvironmentError(
      'ALGOLIA_SEARCH_KEY: expected a key of the application that may search, because ALGOLIA_APP_ID is set, got none.',
    );
  return {
    port: output.PORT,
    host: output.HOST,
    stage: output.APP_ENV,
    siteUrl: output.SITE_URL,
    content: {
      baseUrl: output.CONTENT_BASE_URL,
      publicOrigin: output.CONTENT_PUBLIC_URL ?? originOf(output.CONTENT_BASE_URL),
      token: output.CONTENT_TOKEN,
      previewTokens: splitList(output.CONTENT_PREVIEW_TOKENS),
      hasTestPanel: output.PREVIEW_TEST,
      previewLinkMinutes: output.PREVIEW_LINK_MINUTES,
      freshSeconds: output.CONTENT_FRESH_SECONDS,
      paging: {
        limit: output.CONTENT_PAGING_LIMIT,
        retries: output.CONTENT_PAGING_RETRIES,
        retryDelayMs: output.CONTENT_PAGING_RETRY_DELAY_MS,
      },
    },
    shop: {
      baseUrl: output.MAGENTO_BASE_URL,
      mediaUrl: output.MAGENTO_MEDIA_URL,
      edition: output.MAGENTO_EDITION,
      mailFolder: output.MAIL_FOLDER,
    },
    sessionSecrets: output.SESSION_SECRETS,
    search: {
      appId: output.ALGOLIA_APP_ID,
      searchKey: output.ALGOLIA_SEARCH_KEY,
      adminKey: output.ALGOLIA_ADMIN_KEY,
      hosts: output.ALGOLIA_HOSTS,
      eventsUrl: output.ALGOLIA_EVENTS_URL,
      indexPrefix: output.ALGOLIA_INDEX_PREFIX,
      maxRequests: output.SEARCH_REQUESTS,
    },
    map: { styleUrl: output.MAP_STYLE_URL, origins: output.MAP_ORIGINS },
    geocoderUrl: output.GEOCODER_URL,
    imageOrigins: output.IMAGE_ORIGINS,
    imageCache: output.IMAGE_CACHE,
    warmUpImages: output.IMAGE_WARM_UP,
    iconServices: output.ICON_BASE_URL,
    canonical: { parameters: output.CANONICAL_PARAMETERS, lowerCase: output.CANONICAL_LOWER_CASE },
    forms: {
      outbox: output.FORM_OUTBOX,
      outboxMegabytes: output.FORM_OUTBOX_MB,
    },
    hasTestPayments: output.PAYMENT_TEST,
    consent: {
      id: output.COOKIEBOT_ID,
      origin: output.COOKIEBOT_URL,
      blockingMode: output.COOKIEBOT_BLOCKING_MODE,
      isTest: output.CONSENT_TEST,
    },
    tagManager: {
      id: output.GTM_ID,
      origin: output.GTM_URL,
      serverScript: output.GTM_SERVER_SCRIPT,
      tagOrigins: output.GTM_ORIGINS,
      isTest: output.GTM_TEST,
    },
    rateLimits: {
      formPosts: output.FORM_POSTS,
      cartPosts: output.CART_POSTS,
      signIns: output.SIGN_IN_ATTEMPTS,
      passwordResets: output.PASSWORD_RESETS,
      coupons: output.COUPON_ATTEMPTS,
      orderLookups: output.ORDER_LOOKUPS,
      summaries: output.SESSION_REQUESTS,
    },
    clientAddress: { header: output.CLIENT_ADDRESS_HEADER, trustedProxies: output.TRUSTED_PROXIES },
    redirectsFile: output.REDIRECTS_FILE,
    redirectOrigins: output.REDIRECT_ORIGINS,
    i18nBaseUrl: output.I18N_BASE_URL,
    logLevel: output.LOG_LEVEL,
  };
}
