import * as v from 'valibot';
import { origin, type Values, yesOrNo } from './values.ts';

const blockingModes = ['auto', 'manual'] as const;

const cookiebotId = v.pipe(
  v.string(),
  v.regex(
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    'the id of a domain group of Cookiebot (for example 00000000-0000-0000-0000-000000000000)',
  ),
);

/** Variables of the consent provider. */
export const consentVariables = {
  COOKIEBOT_ID: v.optional(cookiebotId),
  COOKIEBOT_URL: v.optional(origin('https://consent.cookiebot.eu'), 'https://consent.cookiebot.com'),
  COOKIEBOT_BLOCKING_MODE: v.optional(v.picklist(blockingModes, 'auto or manual'), 'manual'),
  CONSENT_TEST: v.optional(yesOrNo, 'no'),
};

export type ConsentEnvironment = {
  readonly consent: {
    /** The id of the consent provider's domain group. Without it there is no banner, and nothing that needs consent runs. */
    readonly id: string | undefined;
    /** Origin of its scripts. */
    readonly origin: string;
    readonly blockingMode: (typeof blockingModes)[number];
    /** Whether the embedded test provider shows a banner. True only without an id. */
    readonly isTest: boolean;
  };
};

/** Returns the settings of the consent provider from the variables. */
export function toConsent(values: Values<typeof consentVariables>): ConsentEnvironment {
  return {
    consent: {
      id: values.COOKIEBOT_ID,
      origin: values.COOKIEBOT_URL,
      blockingMode: values.COOKIEBOT_BLOCKING_MODE,
      isTest: values.CONSENT_TEST,
    },
  };
}
