import type { Store } from '../../stores/store.ts';
import * as styles from './points-of-sale-overview.css.ts';

/** The kinds of the stores with their descriptions, sorted by name. A kind without a description is omitted. */
export function KindList({ stores, intl }: { stores: readonly Store[]; intl: string }) {
  const { compare } = new Intl.Collator(intl);
  const kinds = [...new Map(stores.flatMap((store) => store.kinds).map((kind) => [kind.id, kind])).values()]
    .filter(({ description }) => description !== undefined)
    .sort((a, b) => compare(a.title, b.title));
  if (kinds.length === 0) return null;
  return (
    <dl className={styles.kinds}>
      {kinds.map(({ id, title, description }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
