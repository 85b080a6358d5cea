import * as v from 'valibot';
import type { Country, StoreSettings } from './model.ts';
import { list, text } from './wire-values.ts';

/** 1: prices without tax (contract A4, `display_product_prices_in_catalog`). 2 and 3 show prices with tax. */
const PRICES_WITHOUT_TAX = 1;

/** A whole number from 1 as a text. Magento's default replaces null and other texts. */
const positiveNumber = (defaultValue: number) =>
  v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1)), defaultValue);

export const storeSettings = v.pipe(
  v.object({
    store_code: v.string(),
    website_code: v.string(),
    default_display_currency_code: v.string(),
    product_url_suffix: text,
    root_category_uid: v.string(),
    display_product_prices_in_catalog: v.number(),
    minimum_password_length: positiveNumber(8),
    required_character_classes_number: positiveNumber(3),
  }),
  v.transform((config): StoreSettings => ({
    store: config.store_code,
    website: config.website_code,
    currency: config.default_display_currency_code,
    productSuffix: config.product_url_suffix,
    rootCategoryUid: config.root_category_uid,
    isTaxIncluded: config.display_product_prices_in_catalog !== PRICES_WITHOUT_TAX,
    passwordRules: {
      minLength: config.minimum_password_length,
      minCharacterClasses: config.required_character_classes_number,
    },
  })),
);

export const storeConfig = v.pipe(
  v.object({ storeConfig: storeSettings }),
  v.transform(({ storeConfig: settings }) => settings),
);

/** A state or province. Some have no code. */
const region = v.pipe(
  v.object({ id: v.number(), code: text, name: text }),
  v.transform(({ id, code, name }) => ({ id, code: code || name, name: name || code })),
);

/**
 * The countries that the shop delivers to. Magento knows the states of most countries, but an address needs one only in the countries of a
 * setting. Other countries have none here. Without the setting, all states are kept.
 */
export const countries = v.pipe(
  v.object({
    storeConfig: v.nullish(v.object({ countries_with_required_region: v.nullish(v.string()) })),
    countries: list(v.object({ id: v.string(), full_name_locale: text, available_regions: list(region) })),
  }),
  v.transform(({ storeConfig: settings, countries: items }): readonly Country[] => {
    const required = settings?.countries_with_required_region?.split(',');
    return items.map(({ id, full_name_locale, available_regions }) => ({
      id,
      name: full_name_locale || id,
      regions: required?.includes(id) === false ? [] : available_regions,
    }));
  }),
);
