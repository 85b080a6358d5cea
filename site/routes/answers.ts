import { getTimes } from 'suncalc';
import type { Answers, Need } from '#renderer/needs';
import type { Globals } from '#site/content';
import type { Locale } from '#site/locale';

type Facts = { readonly globals: Globals; readonly locale: Locale; readonly now: Date };

/** Where the brand's own evening falls; the `company` global may name another town. */
const TOWN = { name: 'Deventer', latitude: 52.25, longitude: 6.16, timeZone: 'Europe/Amsterdam' };

/** Answers what a page's sections need from outside; what cannot be answered is left out and the section shows without. */
export function answersTo(needs: ReadonlySet<Need>, facts: Facts): Answers {
  const sunset = needs.has('sunset') ? sunsetToday(facts) : undefined;
  return sunset ? { sunset } : {};
}

function sunsetToday({ globals, locale, now }: Facts) {
  const { name, latitude, longitude, timeZone } = townOf(globals);
  const { sunset } = getTimes(now, latitude, longitude);
  // Beyond the polar circles there are days without one.
  if (sunset === null) return undefined;
  const time = new Intl.DateTimeFormat(locale.intl, { timeStyle: 'short', timeZone }).format(sunset);
  return { place: name, time, dateTime: sunset.toISOString() };
}

function townOf(globals: Globals) {
  const { town, latitude, longitude } = globals['company'] ?? {};
  if (typeof town !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') return TOWN;
  return { ...TOWN, name: town, latitude, longitude };
}
