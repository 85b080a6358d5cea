import { isAllDay, type OpeningHours, type Store, type Weekday } from '#renderer/stores/store';
import type { LinkedData } from './json-ld.ts';

const DAYS: Readonly<Record<Weekday, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};
/** Equal times mean that a store is closed all day. So a store that is open for 24 hours closes a minute before midnight. */
const CLOSED = { opens: '00:00', closes: '00:00' };
const ALL_DAY = { opens: '00:00', closes: '23:59' };

/**
 * Returns a store as a `LocalBusiness` node, with opening hours and special days.
 *
 * @param url absolute URL of its page
 */
export function storeNode(
  store: Store,
  { url, picture }: { readonly url: string; readonly picture: string | undefined },
): LinkedData {
  const {
    name,
    note,
    street,
    postalCode,
    city,
    region,
    country,
    phone,
    email,
    website,
    latitude,
    longitude,
  } = store;
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#store`,
    name,
    description: note,
    url,
    image: picture,
    telephone: phone,
    email,
    ...(website === undefined ? {} : { sameAs: [website] }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressRegion: region,
      addressCountry: country.code,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: [
      ...store.hours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[day]}`,
        ...timesOf({ opens, closes }),
      })),
      ...store.specialDays.map(({ date, until, hours }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: until,
        ...(hours ? timesOf(hours) : CLOSED),
      })),
    ],
    ...(store.services.length === 0
      ? {}
      : {
          amenityFeature: store.services.map(({ title }) => ({
            '@type': 'LocationFeatureSpecification',
            name: title,
            value: true,
          })),
        }),
  };
}

function timesOf({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>) {
  return isAllDay({ opens, closes }) ? ALL_DAY : { opens, closes };
}
