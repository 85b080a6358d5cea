import type { ReactNode } from 'react';
import { Heading, HeadingRuns } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { SectionPicture } from '../media/section-picture.tsx';
import { OpeningHoursList } from './opening-hours-list.tsx';
import type { StoreCardData } from './store-card-data.ts';
import * as styles from './store-card.css.ts';

export type StoreCardTexts = {
  readonly closed: string;
  readonly email: string;
  readonly website: string;
  readonly map: string;
};

type StoreCardProps = {
  readonly store: StoreCardData;
  readonly level: 2 | 3 | 4;
  readonly texts: StoreCardTexts;
  /** The distance to the store, formatted. */
  readonly distance?: string | undefined;
  /** Whether the store is open now. */
  readonly status?: ReactNode;
  /** Whether the map of the page shows this store as selected. */
  readonly isSelected?: boolean;
  /** Shows the store on the map of the page. Without this function, the card has a link to a map of another site. */
  readonly onShowOnMap?: (() => void) | undefined;
};

/** A phone has one column of stores and a tablet has two. A wide screen has two in nine twelfths of the page. */
const PICTURE_SIZES = '(min-width: 60rem) 34vw, (min-width: 40rem) 45vw, 90vw';

/** A store: town, name and kinds, then address, opening hours and contact links, and a picture. Its heading links to its page. */
export function StoreCard({
  store,
  level,
  texts,
  distance,
  status,
  isSelected = false,
  onShowOnMap,
}: StoreCardProps) {
  const { href, name, city, note, kinds, services, address, week, picture } = store;
  const runs = [
    { text: `${city} `, emphasis: false },
    { text: name, emphasis: true },
  ];
  return (
    <article className={styles.card} data-store={store.id} aria-current={isSelected || undefined}>
      <div className={styles.title}>
        <div className={styles.heading} translate="no">
          <Heading level={level} size="title">
            {href === undefined ? (
              <HeadingRuns runs={runs} />
            ) : (
              <a href={href} className={styles.link}>
                <HeadingRuns runs={runs} />
              </a>
            )}
          </Heading>
          {distance !== undefined && <span className={styles.distance}>{distance}</span>}
        </div>
        {kinds.length > 0 && (
          <Text size="note" tone="quiet">
            {kinds.join(' · ')}
          </Text>
        )}
      </div>
      {status}
      {note && (
        <Text size="small" tone="quiet">
          {note}
        </Text>
      )}
      <div className={styles.details}>
        <div>
          <address className={styles.address} translate="no">
            {address.join('\n')}
          </address>
          <div className={styles.links} data-map-link>
            {onShowOnMap ? (
              <button type="button" className={styles.showOnMap} onClick={onShowOnMap}>
                <LinkText visible={texts.map} hidden={`${name}, ${city}`} />
              </button>
            ) : (
              <Link href={store.mapHref}>
                <LinkText visible={texts.map} hidden={`${name}, ${city}, OpenStreetMap`} />
                <Icon name="external" />
              </Link>
            )}
          </div>
        </div>
        {week && <OpeningHoursList week={week} closed={texts.closed} />}
      </div>
      {services.length > 0 && (
        <Text size="note" tone="quiet">
          {services.join(' · ')}
        </Text>
      )}
      <ContactLinks store={store} texts={texts} />
      {picture && <SectionPicture picture={picture} sizes={PICTURE_SIZES} ratio="3/2" />}
    </article>
  );
}

/** Telephone, email and website of a store. Renders nothing without any. */
export function ContactLinks({
  store: { phone, email, website },
  texts,
}: {
  store: Pick<StoreCardData, 'phone' | 'email' | 'website'>;
  texts: Pick<StoreCardTexts, 'email' | 'website'>;
}) {
  if (!phone && !email && !website) return null;
  return (
    <address className={styles.links}>
      {phone && (phone.href ? <Link href={phone.href}>{phone.text}</Link> : <span>{phone.text}</span>)}
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
