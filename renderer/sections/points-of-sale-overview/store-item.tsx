import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { SectionPicture } from '../../media/section-picture.tsx';
import { phoneLink } from '../../parse/phone-link.ts';
import { formatAddress } from '../../render/format-address.ts';
import type { Store } from '../store.ts';
import type { FormattedWeek } from './format-week.ts';
import { mapLink } from './map-link.ts';
import { OpeningHoursList } from './opening-hours-list.tsx';
import { type OpeningWeek, groupOpeningHours } from './opening-week.ts';
import * as styles from './points-of-sale-overview.css.ts';
import type { StoreListTexts } from './points-of-sale-overview.tsx';

type StoreItemProps = {
  store: Store;
  level: 3 | 4;
  texts: StoreListTexts;
  formatWeek: (week: OpeningWeek) => FormattedWeek;
};

/** One column of a phone, two of a tablet, and two of nine twelfths of the page on a wide screen. */
const PICTURE_SIZES = '(min-width: 60rem) 34vw, (min-width: 40rem) 45vw, 90vw';

/** A store: town, name and kinds, then address, opening hours and contact links, and a picture. */
export function StoreItem({ store, level, texts, formatWeek }: StoreItemProps) {
  const { name, note, city, phone, email, website, hours, kinds, picture } = store;
  // Stores are in many countries: a national number would reach another subscriber from abroad.
  const phoneHref = phone?.startsWith('+') ? phoneLink(phone) : undefined;
  return (
    <>
      <div className={styles.title}>
        <div translate="no">
          <Heading
            level={level}
            size="title"
            runs={[
              { text: `${city} `, emphasis: false },
              { text: name, emphasis: true },
            ]}
          />
        </div>
        {kinds.length > 0 && (
          <Text size="note" tone="quiet">
            {kinds.map(({ title }) => title).join(' · ')}
          </Text>
        )}
      </div>
      {note && (
        <Text size="small" tone="quiet">
          {note}
        </Text>
      )}
      <div className={styles.details}>
        <div>
          <address className={styles.address} translate="no">
            {formatAddress(store).join('\n')}
          </address>
          <div className={styles.links}>
            <Link href={mapLink(store)}>
              <LinkText visible={texts.map} hidden={`${name}, ${city}, OpenStreetMap`} />
              <Icon name="external" />
            </Link>
          </div>
        </div>
        {hours.length > 0 && (
          <OpeningHoursList week={formatWeek(groupOpeningHours(hours))} closed={texts.closed} />
        )}
      </div>
      {(phone || email || website) && (
        <address className={styles.links}>
          {phone && (phoneHref ? <Link href={phoneHref}>{phone}</Link> : <span>{phone}</span>)}
          {email && (
            <Link href={`mailto:${email}`}>
              <LinkText visible={texts.email} hidden={email} />
            </Link>
          )}
          {website && (
            <Link href={website}>
              <LinkText visible={texts.website} hidden={new URL(website).host.replace(/^www\./, '')} />
              <Icon name="external" />
            </Link>
          )}
        </address>
      )}
      {picture && <SectionPicture picture={picture} sizes={PICTURE_SIZES} ratio="3/2" />}
    </>
  );
}

/** A short visible text, and a visually hidden one that makes the link unique for screen readers. */
function LinkText({ visible, hidden }: { visible: string; hidden: string }) {
  return (
    <>
      {`${visible} `}
      <VisuallyHidden>{hidden}</VisuallyHidden>
    </>
  );
}
