import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { Store } from '../store.ts';
import { addressLines } from './address-lines.ts';
import { Hours } from './hours.tsx';
import { mapLink, phoneLink } from './links.ts';
import * as styles from './points-of-sale-overview.css.ts';
import type { StoreListTexts } from './points-of-sale-overview.tsx';
import type { WeekInWords } from './week-texts.ts';
import { type Week, weekOf } from './week.ts';

type ShopProps = {
  store: Store;
  level: 3 | 4;
  texts: StoreListTexts;
  weekInWords: (week: Week) => WeekInWords;
};

/** One shop as a register has it: town, name and kind, then where, when and how to reach it. */
export function Shop({ store, level, texts, weekInWords }: ShopProps) {
  const { name, note, city, phone, email, website, hours, kinds } = store;
  const call = phone && phoneLink(phone);
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
      <div className={styles.facts}>
        <div>
          <address className={styles.address} translate="no">
            {addressLines(store).join('\n')}
          </address>
          <div className={styles.ways}>
            <Link href={mapLink(store)}>
              <Words says={texts.map} about={`${name}, ${city}, OpenStreetMap`} />
              <Icon name="external" />
            </Link>
          </div>
        </div>
        {hours.length > 0 && <Hours week={weekInWords(weekOf(hours))} closed={texts.closed} />}
      </div>
      {(phone || email || website) && (
        <address className={styles.ways}>
          {phone && (call ? <Link href={call}>{phone}</Link> : <span>{phone}</span>)}
          {email && (
            <Link href={`mailto:${email}`}>
              <Words says={texts.email} about={email} />
            </Link>
          )}
          {website && (
            <Link href={website}>
              <Words says={texts.website} about={new URL(website).host.replace(/^www\./, '')} />
              <Icon name="external" />
            </Link>
          )}
        </address>
      )}
    </>
  );
}

/** A short word to see, and what tells it from the next shop's to hear. */
function Words({ says, about }: { says: string; about: string }) {
  return (
    <>
      {`${says} `}
      <VisuallyHidden>{about}</VisuallyHidden>
    </>
  );
}
