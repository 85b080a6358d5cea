import type { Picture } from '../media/picture.ts';
import { phoneLink } from '../parse/phone-link.ts';
import { formatAddress } from '../render/format-address.ts';
import { createWeekFormat, type FormattedWeek } from './format-week.ts';
import { mapLink } from './map-link.ts';
import { groupOpeningHours } from './opening-week.ts';
import type { Store } from './store.ts';

/** A store as its card shows it: serialisable, with formatted texts. */
export type StoreCardData = {
  readonly id: string;
  /** Path of its page. */
  readonly href: string | undefined;
  readonly name: string;
  readonly city: string;
  readonly note: string | undefined;
  readonly kinds: readonly string[];
  readonly services: readonly string[];
  /** Lines of the postal address. */
  readonly address: readonly string[];
  /** URL of a map. */
  readonly mapHref: string;
  readonly phone: { readonly text: string; readonly href: string | undefined } | undefined;
  readonly email: string | undefined;
  readonly website: string | undefined;
  /** `undefined` without opening hours. */
  readonly week: FormattedWeek | undefined;
  readonly picture: Picture | undefined;
};

/**
 * Creates the function that formats stores for their cards.
 *
 * @param intl tag for `Intl`, for days and times
 */
export function createStoreCards(intl: string): (store: Store) => StoreCardData {
  const formatWeek = createWeekFormat(intl);
  return (store) => {
    const { id, href, name, city, note, kinds, services, phone, email, website, hours, picture } = store;
    // Only international numbers get a link. Abroad, a national number would reach another subscriber.
    const phoneHref = phone?.startsWith('+') ? phoneLink(phone) : undefined;
    return {
      id,
      href,
      name,
      city,
      note,
      kinds: kinds.map(({ title }) => title),
      services: services.map(({ title }) => title),
      address: formatAddress(store),
      mapHref: mapLink(store),
      phone: phone === undefined ? undefined : { text: phone, href: phoneHref },
      email,
      website,
      week: hours.length === 0 ? undefined : formatWeek(groupOpeningHours(hours)),
      picture,
    };
  };
}
