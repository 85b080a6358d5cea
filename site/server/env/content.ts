import * as v from 'valibot';
import {
  baseUrl,
  credential,
  MIN_SECRET_LENGTH,
  origin,
  splitList,
  type Values,
  wholeNumber,
  yesOrNo,
} from './values.ts';

/** How long Statamic accepts the token of a live preview after the last change. */
const STATAMIC_TOKEN_MINUTES = 60;

const webhookTokenMessage = `at least ${MIN_SECRET_LENGTH} characters (for example the output of openssl rand -hex 32)`;

/** Variables of the content system. */
export const contentVariables = {
  CONTENT_BASE_URL: v.optional(baseUrl('https://cms.example.com')),
  CONTENT_PUBLIC_URL: v.optional(origin('https://cms.example.com')),
  CONTENT_TOKEN: v.optional(credential),
  CONTENT_WEBHOOK_TOKEN: v.optional(v.pipe(credential, v.minLength(MIN_SECRET_LENGTH, webhookTokenMessage))),
  CONTENT_PREVIEW_TOKENS: v.optional(v.string(), ''),
  PREVIEW_TEST: v.optional(yesOrNo, 'no'),
  PREVIEW_LINK_MINUTES: v.optional(wholeNumber({ min: 1, max: 43_200, example: 60 }), '60'),
  CONTENT_FRESH_SECONDS: v.optional(
    wholeNumber({ min: 0, max: 999_999_999, example: 60 }, 'a number of seconds'),
    '60',
  ),
  CONTENT_PAGING_LIMIT: v.optional(wholeNumber({ min: 1, max: 1_000, example: 100 }), '100'),
  CONTENT_PAGING_RETRIES: v.optional(wholeNumber({ min: 0, max: 5, example: 2 }), '2'),
  CONTENT_PAGING_RETRY_DELAY_MS: v.optional(
    wholeNumber({ min: 0, max: 5_000, example: 500 }, 'a number of milliseconds'),
    '500',
  ),
};

export type ContentEnvironment = {
  readonly content: {
    readonly baseUrl: string | undefined;
    /** Origin of the control panel, which shows pages in a frame for live preview. Default: the origin of `baseUrl`. */
    readonly publicOrigin: string | undefined;
    readonly token: string | undefined;
    /** The token with which the content system reports changes. Without one, the site accepts no reports. */
    readonly webhookToken: string | undefined;
    /** Tokens with which the embedded content server returns drafts. A real content system creates its own tokens. */
    readonly previewTokens: readonly string[];
    /** Whether the embedded content server has a page that edits entries in a live preview. */
    readonly hasTestControlPanel: boolean;
    /** How long a shareable preview link is valid at most. The content system can end its token earlier. */
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
};

/** Returns the settings of the content system from the variables. */
export function toContent(values: Values<typeof contentVariables>): ContentEnvironment {
  const { CONTENT_BASE_URL: url } = values;
  return {
    content: {
      baseUrl: url,
      publicOrigin: values.CONTENT_PUBLIC_URL ?? (url === undefined ? undefined : new URL(url).origin),
      token: values.CONTENT_TOKEN,
      webhookToken: values.CONTENT_WEBHOOK_TOKEN,
      previewTokens: splitList(values.CONTENT_PREVIEW_TOKENS),
      hasTestControlPanel: values.PREVIEW_TEST,
      previewLinkMinutes:
        url === undefined
          ? values.PREVIEW_LINK_MINUTES
          : Math.min(values.PREVIEW_LINK_MINUTES, STATAMIC_TOKEN_MINUTES),
      freshSeconds: values.CONTENT_FRESH_SECONDS,
      paging: {
        limit: values.CONTENT_PAGING_LIMIT,
        retries: values.CONTENT_PAGING_RETRIES,
        retryDelayMs: values.CONTENT_PAGING_RETRY_DELAY_MS,
      },
    },
  };
}
