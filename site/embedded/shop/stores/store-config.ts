import type { WebsiteCode } from '#embedded/catalogue';
import { encodeUid } from '../graphql/uid.ts';
import { DEFAULT_STORE, type StoreView } from './store-view.ts';
import { timeZones } from './website-days.ts';
import { defaultCountryOf, type Website } from './websites.ts';

/** The suffix of the URLs of products and categories. */
export const URL_SUFFIX = '.html';
/** Magento's first root category. All categories of the catalogue are below it. */
export const ROOT_CATEGORY_ID = 2;
/** Days without use after which a cart is deleted. */
export const CART_LIFETIME_DAYS = 30;
/** Hours until the token of a customer expires. It is Magento's default. */
export const TOKEN_LIFETIME_HOURS = 1;

/** How a website displays prices (Magento's setting): without or with tax. */
const DISPLAY_WITHOUT_TAX = 1;
const DISPLAY_WITH_TAX = 2;

const NAME = 'Veld & Vonk';

const websiteNames: Readonly<Record<WebsiteCode, string>> = {
  EU: 'Europe',
  UK: 'United Kingdom',
  EN_US: 'United States',
  EN_NA: 'Canada',
};

/** The reasons that a customer can choose for cancelling an order. */
const cancellationReasons: Readonly<Record<StoreView['locale']['baseLanguage'], readonly string[]>> = {
  nl: ['Verkeerd besteld', 'Elders gevonden', 'Duurt te lang', 'Andere reden'],
  en: ['Ordered by mistake', 'Found elsewhere', 'Takes too long', 'Another reason'],
  de: ['Versehentlich bestellt', 'Anderswo gefunden', 'Dauert zu lange', 'Anderer Grund'],
  fr: ['Commande par erreur', 'Trouvé ailleurs', 'Délai trop long', 'Autre raison'],
};

/** Returns the reasons for which an order of a store view can be cancelled. */
export function cancellationReasonsOf({ locale }: Pick<StoreView, 'locale'>): readonly string[] {
  return cancellationReasons[locale.baseLanguage];
}

/** The settings of the shop that the configuration of its store views contains. */
export type ShopSettings = {
  /** The URL of the shop. Without a trailing slash. */
  readonly url: () => string;
  /** Whether new customers have to confirm their email address before they can sign in. */
  readonly requiresConfirmation: boolean;
  /** The minimum length of a new password, and how many kinds of characters it must have. */
  readonly passwordRules: { readonly minLength: number; readonly minCharacterClasses: number };
};

/** Describes the configuration of a store view. */
export function describeStoreConfig(
  view: StoreView,
  { currency, hasPricesWithTax, countries }: Website,
  { url, requiresConfirmation, passwordRules }: ShopSettings,
) {
  const { website, locale } = view;
  const display = hasPricesWithTax ? DISPLAY_WITH_TAX : DISPLAY_WITHOUT_TAX;
  const base = `${url()}/`;
  const media = `${base}media/`;
  return {
    store_code: view.code,
    store_name: `${locale.name} (${locale.region})`,
    store_group_code: `${website.toLowerCase()}_group`,
    store_group_name: websiteNames[website],
    website_code: website,
    website_name: websiteNames[website],
    is_default_store: view.code === DEFAULT_STORE,
    locale: view.magentoLocale,
    base_currency_code: currency,
    default_display_currency_code: currency,
    timezone: timeZones[website],
    weight_unit: 'kgs',
    base_url: base,
    secure_base_url: base,
    base_media_url: media,
    secure_base_media_url: media,
    base_link_url: base,
    secure_base_link_url: base,
    catalog_default_sort_by: 'position',
    category_url_suffix: URL_SUFFIX,
    product_url_suffix: URL_SUFFIX,
    root_category_uid: encodeUid(ROOT_CATEGORY_ID),
    default_title: NAME,
    default_country: defaultCountryOf(countries, view)?.code,
    grid_per_page: 24,
    grid_per_page_values: '24,48',
    list_per_page: 24,
    minimum_password_length: String(passwordRules.minLength),
    required_character_classes_number: String(passwordRules.minCharacterClasses),
    create_account_confirmation: requiresConfirmation,
    is_guest_checkout_enabled: true,
    max_items_in_order_summary: 10,
    minicart_display: true,
    minicart_max_items: 10,
    cart_expires_in_days: CART_LIFETIME_DAYS,
    configurable_product_image: 'ITSELF',
    configurable_thumbnail_source: 'itself',
    magento_wishlist_general_is_enabled: '1',
    customer_access_token_lifetime: TOKEN_LIFETIME_HOURS,
    order_cancellation_enabled: true,
    order_cancellation_reasons: cancellationReasonsOf(view).map((description) => ({
      description,
    })),
    shopping_cart_display_price: display,
    shopping_cart_display_subtotal: display,
    display_product_prices_in_catalog: display,
    countries_with_required_region: 'CA,US',
    optional_zip_countries: '',
    newsletter_enabled: true,
    contact_enabled: true,
    is_checkout_agreements_enabled: true,
  };
}
