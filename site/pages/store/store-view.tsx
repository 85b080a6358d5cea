import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { SectionPicture } from '#renderer/media/section-picture';
import { OpeningHoursList } from '#renderer/stores/opening-hours-list';
import type { SpecialDayReason } from '#renderer/stores/store';
import { ContactLinks } from '#renderer/stores/store-card';
import type { StoreCardData } from '#renderer/stores/store-card-data';
import { OpeningNotice } from './opening-notice.tsx';
import type { OpeningSchedule } from './opening-status.ts';
import * as styles from './store-view.css.ts';

/** A day with other hours, formatted. */
export type SpecialDayLine = {
  /** `vr 25 december`, or a range of days. */
  readonly days: string;
  /** ISO 8601 date of the first day. */
  readonly dateTime: string;
  /** Empty for a closed day. */
  readonly times: readonly string[];
  readonly reason: SpecialDayReason | undefined;
};

/** A link to another store. */
export type NearbyStore = {
  readonly href: string;
  readonly name: string;
  readonly city: string;
  /** Formatted. */
  readonly distance: string;
};

type StoreViewProps = {
  readonly store: StoreCardData;
  /** Name of the country. */
  readonly country: string;
  readonly schedule: OpeningSchedule | undefined;
  readonly specialDays: readonly SpecialDayLine[];
  readonly kinds: readonly { readonly title: string; readonly description: string | undefined }[];
  /** URL of a route to the store. */
  readonly directionsHref: string;
  readonly nearby: readonly NearbyStore[];
  /** Path of the page that lists all stores. */
  readonly listHref: string | undefined;
};

const PICTURE_SIZES = '(min-width: 60rem) 55vw, 100vw';

/** The page of a store: its address, its opening hours, its offers, and other stores nearby. */
export function StoreView({
  store,
  country,
  schedule,
  specialDays,
  directionsHref,
  ...props
}: StoreViewProps) {
  const { t } = useTranslation('stores');
  const { name, city, note, address, week, picture, services } = store;
  return (
    <PageWidth>
      <article className={styles.store} data-picture={picture ? 'present' : 'missing'}>
        <header className={styles.head}>
          <div translate="no">
            <Heading
              level={1}
              size="display"
              runs={[
                { text: `${city} `, emphasis: false },
                // A line does not end with the sign, as in “Veld & Vonk”.
                { text: name.replaceAll('& ', '&\u00a0'), emphasis: true },
              ]}
            />
          </div>
          {store.kinds.length > 0 && (
            <Text size="small" tone="quiet">
              {store.kinds.join(' · ')}
            </Text>
          )}
          {note && <Text size="lead">{note}</Text>}
          <OpeningNotice schedule={schedule} />
        </header>
        {picture && (
          <div className={styles.picture}>
            <SectionPicture picture={picture} sizes={PICTURE_SIZES} ratio="3/2" eager />
          </div>
        )}
        <div className={styles.facts}>
          <section className={styles.fact}>
            <Heading level={2} size="title">
              {t('store.contact')}
            </Heading>
            <address className={styles.address} translate="no">
              {[...address, country].join('\n')}
            </address>
            <div className={styles.directions}>
              <Button href={directionsHref} icon="external">
                {t('store.directions')}
              </Button>
            </div>
            <ContactLinks store={store} texts={{ email: t('card.email'), website: t('card.website') }} />
          </section>
          {(week || specialDays.length > 0) && (
            <section className={styles.fact}>
              <Heading level={2} size="title">
                {t('store.hours')}
              </Heading>
              {week && <OpeningHoursList week={week} closed={t('store.closed')} />}
              <Text size="note" tone="quiet">
                {t('store.localTime')}
              </Text>
              {specialDays.length > 0 && <SpecialDays days={specialDays} />}
            </section>
          )}
          {props.kinds.length + services.length > 0 && (
            <section className={styles.fact}>
              <Heading level={2} size="title">
                {t('store.kinds')}
              </Heading>
              <ul className={styles.offers}>
                {props.kinds.map(({ title, description }) => (
                  <li key={title}>{description ?? title}</li>
                ))}
                {services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </article>
      <NearbyStores {...props} />
    </PageWidth>
  );
}

function SpecialDays({ days }: { days: readonly SpecialDayLine[] }) {
  const { t } = useTranslation('stores');
  return (
    <>
      <Heading level={3} size="title">
        {t('store.special')}
      </Heading>
      <dl className={styles.specialDays}>
        {days.map(({ days: text, dateTime, times, reason }) => (
          <div key={`${dateTime} ${times.join()}`}>
            <dt>
              <time dateTime={dateTime}>{text}</time>
              {reason && <span className={styles.reason}>{t(`reasons.${reason}`)}</span>}
            </dt>
            {times.length === 0 ? (
              <dd>{t('store.closed')}</dd>
            ) : (
              times.map((time) => <dd key={time}>{time}</dd>)
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

function NearbyStores({ nearby, listHref }: Pick<StoreViewProps, 'nearby' | 'listHref'>) {
  const { t } = useTranslation('stores');
  if (nearby.length === 0 && listHref === undefined) return null;
  return (
    <aside className={styles.nearby}>
      {nearby.length > 0 && (
        <>
          <Heading level={2} size="title">
            {t('store.nearby')}
          </Heading>
          <ul className={styles.nearbyList}>
            {nearby.map(({ href, name, city, distance }) => (
              <li key={href}>
                <a href={href} className={styles.nearbyLink}>
                  <span translate="no">
                    {city} <em>{name}</em>
                  </span>
                  <span className={styles.distance}>{distance}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {listHref !== undefined && (
        <Link href={listHref} variant="standalone" icon="arrow">
          {t('store.all')}
        </Link>
      )}
    </aside>
  );
}
