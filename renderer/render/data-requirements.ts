import type { FormSectionData, PageForms } from '../forms/form-data.ts';
import type { SectionData, SectionRequirements } from '../sections/define-section.ts';
import type { Section } from '../sections/section.ts';
import { definitionOf, type SectionType } from '../sections/sections.ts';
import { findShopItem, shopItemKey, type ShopItems, type ShopReference } from '../shop/shop-item.ts';
import type { FindStoreList, StorePreset } from '../stores/store-list.ts';

/** Data that the site loaded for all sections of a page; the value of a kind is absent when it could not be loaded. */
export type PageData = Omit<SectionData, 'form' | 'stores'> & {
  readonly forms?: PageForms;
  readonly stores?: FindStoreList;
};

/** Data that the sections of a page require. */
export type DataRequirements = {
  readonly sunset: boolean;
  /** Handles of forms, without duplicates. */
  readonly forms: readonly string[];
  /** The presets of the sections that list stores. */
  readonly stores: readonly StorePreset[];
  /** Names of icons, without duplicates. */
  readonly icons: readonly string[];
  readonly privacyLink: boolean;
  /** Products and categories, without duplicates. */
  readonly shop: readonly ShopReference[];
};

/** Combines the requirements of a page's sections, so that the site loads each value once. */
export function collectDataRequirements(sections: readonly Section[]): DataRequirements {
  const requirements = sections.map((section) => requirementsOf(section));
  return {
    sunset: requirements.some(({ sunset }) => sunset),
    forms: [...new Set(requirements.flatMap(({ form }) => form ?? []))],
    stores: requirements.flatMap(({ stores }) => stores ?? []),
    icons: [...new Set(requirements.flatMap(({ icons = [] }) => icons))].filter(Boolean),
    privacyLink: requirements.some(({ privacyLink }) => privacyLink),
    shop: [
      ...new Map(
        requirements.flatMap(({ shop = [] }) =>
          shop.map((reference) => [shopItemKey(reference), reference] as const),
        ),
      ).values(),
    ],
  };
}

/** Returns only the data that a section requires, because the payload of an interactive section contains its data. */
export function selectSectionData(section: Section, page: PageData): SectionData {
  const { sunset, form, stores, icons, privacyLink, shop = [] } = requirementsOf(section);
  const storeList = stores && page.stores?.(stores);
  return {
    ...(sunset && page.sunset && { sunset: page.sunset }),
    ...(form !== undefined && page.forms && { form: selectForm(section.id, form, page.forms) }),
    ...(storeList && { stores: storeList }),
    ...(icons && page.icons && { icons: selectIcons(page.icons, icons) }),
    ...(privacyLink && page.privacyLink && { privacyLink: page.privacyLink }),
    ...(shop.length > 0 && page.shop && { shop: selectShopItems(page.shop, shop) }),
  };
}

/** Returns a section's references to products and categories that the shop does not have. Returns none while the shop cannot be reached. */
export function findMissingShopItems(section: Section, page: PageData): readonly ShopReference[] {
  const { shop = [] } = requirementsOf(section);
  return page.shop ? shop.filter((reference) => !findShopItem(reference, page.shop)) : [];
}

function requirementsOf<Type extends SectionType>({ type, props }: Section<Type>): SectionRequirements {
  return definitionOf(type).requirements?.(props) ?? {};
}

/** A posted form belongs to one section only, even if the same form is on the page twice. */
function selectForm(
  sectionId: string,
  handle: string,
  { forms, posted, ...page }: PageForms,
): FormSectionData {
  return {
    ...page,
    form: forms.get(handle),
    posted: posted?.sectionId === sectionId ? posted : undefined,
  };
}

function selectIcons(icons: NonNullable<SectionData['icons']>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(icons).filter(([name]) => names.includes(name)));
}

function selectShopItems(items: ShopItems, references: readonly ShopReference[]): ShopItems {
  return Object.fromEntries(
    references.flatMap((reference) => {
      const item = findShopItem(reference, items);
      return item ? [[shopItemKey(reference), item] as const] : [];
    }),
  );
}
