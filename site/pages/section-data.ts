import { getTimes } from 'suncalc';
import * as v from 'valibot';
import type { DataRequirements, PageData } from '#renderer/render/data-requirements';
import { loadPageForms, type PageFormsSource } from '#site/forms/load-forms';
import { messagesOf } from '#site/i18n/messages';
import { readLegalLinks } from '#site/layout/legal-links';
import type { IconLibrary } from '#site/services/icons';
import type { StoreDirectory } from '#site/stores/store-directory';
import type { FieldPictureContext } from './content/load-pictures.ts';
import { loadShopItems, type ShopItemsSource } from './shop/load-shop-items.ts';
import { loadStoreLists } from './store-finder/load-store-lists.ts';

/** The town whose sunset time sections show, from the `site` global. */
const townSchema = v.object({
  sunset_place: v.string(),
  sunset_latitude: v.number(),
  sunset_longitude: v.number(),
  sunset_time_zone: v.picklist(Intl.supportedValuesOf('timeZone')),
});

type SectionDataSource = PageFormsSource &
  FieldPictureContext &
  ShopItemsSource & {
    readonly icons: IconLibrary;
    readonly directory: StoreDirectory;
    readonly mapStyleUrl: string | undefined;
  };

/** Loads the data that the sections of a page require. If loading fails, the data is absent and its sections render without it. */
export async function loadSectionData(
  requirements: DataRequirements,
  source: SectionDataSource,
): Promise<PageData> {
  const sunset = requirements.sunset ? sunsetToday(source) : undefined;
  const privacyLink = requirements.privacyLink ? privacyLinkOf(source) : undefined;
  const [forms, stores, icons, shop] = await Promise.all([
    requirements.forms.length > 0 ? loadForms(requirements.forms, source) : undefined,
    requirements.stores.length > 0 ? loadStoreLists(requirements.stores, source) : undefined,
    requirements.icons.length > 0 ? source.icons.sectionIcons(requirements.icons) : undefined,
    requirements.shop.length > 0 ? loadShopItems(requirements.shop, source) : undefined,
  ]);
  return {
    ...(sunset && { sunset }),
    ...(forms && { forms }),
    ...(stores && { stores }),
    ...(icons && { icons }),
    ...(privacyLink && { privacyLink }),
    ...(shop && { shop }),
  };
}

function loadForms(handles: readonly string[], source: SectionDataSource) {
  return loadPageForms(handles, { ...source, privacyLink: privacyLinkOf(source) });
}

function privacyLinkOf({ globals, parseContext, locale }: SectionDataSource) {
  return readLegalLinks(globals, parseContext, messagesOf(locale)).privacy;
}

/** Returns the sunset of today. Returns `undefined` without a configured town, and on days without a sunset beyond the polar circles. */
function sunsetToday({ globals, locale, now }: SectionDataSource) {
  const town = v.safeParse(townSchema, globals['site']);
  if (!town.success) return undefined;
  const { sunset_place: place, sunset_latitude, sunset_longitude, sunset_time_zone: timeZone } = town.output;
  const { sunset } = getTimes(now, sunset_latitude, sunset_longitude);
  if (sunset === null) return undefined;
  const time = new Intl.DateTimeFormat(locale.intl, { timeStyle: 'short', timeZone }).format(sunset);
  return { place, time, dateTime: sunset.toISOString() };
}
