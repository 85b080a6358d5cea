import * as v from 'valibot';
import { baseUrl, type Values, yesOrNo } from './values.ts';

/** The clients append `/graphql`, so a URL that has it already would find nothing. */
const shopUrl = v.pipe(
  baseUrl('https://shop.example.com'),
  v.check(
    (value) => !value.endsWith('/graphql'),
    'a URL without /graphql (for example https://shop.example.com)',
  ),
);

const editions = ['open-source', 'commerce'] as const;

/** Variables of the shop, its payments and its mails. */
export const shopVariables = {
  MAGENTO_BASE_URL: v.optional(shopUrl),
  MAGENTO_MEDIA_URL: v.optional(baseUrl('https://media.example.com/media')),
  MAGENTO_EDITION: v.optional(v.picklist(editions, 'open-source or commerce'), 'open-source'),
  MAIL_FOLDER: v.optional(v.string()),
  PAYMENT_TEST: v.optional(yesOrNo, 'no'),
};

export type ShopEnvironment = {
  readonly shop: {
    /** URL of Magento, without `/graphql`. */
    readonly baseUrl: string | undefined;
    /** URL of the folder of its pictures. Default: `/media` below `baseUrl`. */
    readonly mediaUrl: string | undefined;
    /** The edition of Magento, which decides how a failed order is reported. */
    readonly edition: (typeof editions)[number];
    /** The folder of the mails of the embedded shop. Default: `.cache/shop/mails` of the project. */
    readonly mailFolder: string | undefined;
  };
  /** Whether the embedded test provider accepts payments. True only with the embedded shop. */
  readonly hasTestPayments: boolean;
};

/** Returns the settings of the shop from the variables. */
export function toShop(values: Values<typeof shopVariables>): ShopEnvironment {
  return {
    shop: {
      baseUrl: values.MAGENTO_BASE_URL,
      mediaUrl: values.MAGENTO_MEDIA_URL,
      edition: values.MAGENTO_EDITION,
      mailFolder: values.MAIL_FOLDER,
    },
    hasTestPayments: values.PAYMENT_TEST,
  };
}
