import { getTimes } from 'suncalc';
import * as v from 'valibot';
import type { DataRequirements, PageData } from '#renderer/render/data-requirements';
import { loadPageForms, type PageFormsSource } from '#site/forms/load-forms';
import type { Icons } from '#site/services/icons';
import { answerStores } from '#site/stores/load-stores';

/** The town whose sunset the brand names, from the `site` global. */
const townSchema = v.object({
  sunset_place: v.string(),
  sunset_latitude: v.number(),
  sunset_longitude: v.number(),
  sunset_time_zone: v.picklist(Intl.supportedValuesOf('timeZone')),
});

type Facts = PageFormsSource & { readonly icons: Icons; readonly now: Date };

/** Answers what a page's sections need from outside; what cannot be answered is left out and the section shows without. */
export async function answersTo(needs: DataRequirements, facts: Facts): Promise<PageData> {
  const sunset = needs.sunset ? sunsetToday(facts) : undefined;
  const [forms, stores, icons] = await Promise.all([
    needs.forms.length > 0 ? loadPageForms(needs.forms, facts) : undefined,
    needs.stores ? answerStores(facts) : undefined,
    needs.icons.length > 0 ? facts.icons.drawings(needs.icons) : undefined,
  ]);
  return {
    ...(sunset && { sunset }),
    ...(forms && { forms }),
    ...(stores && { stores }),
    ...(icons && { icons }),
  };
}

/** Nothing when no town is set, and on days without a sunset beyond the polar circles. */
function sunsetToday({ globals, locale, now }: Facts) {
  const town = v.safeParse(townSchema, globals['site']);
  if (!town.success) return undefined;
  const { sunset_place: place, sunset_latitude, sunset_longitude, sunset_time_zone: timeZone } = town.output;
  const { sunset } = getTimes(now, sunset_latitude, sunset_longitude);
  if (sunset === null) return undefined;
  const time = new Intl.DateTimeFormat(locale.intl, { timeStyle: 'short', timeZone }).format(sunset);
  return { place, time, dateTime: sunset.toISOString() };
}
