import type { FormattedWeek } from './format-week.ts';
import * as styles from './store-card.css.ts';

/** Opening hours of a store. Days with equal hours share a line; closed days are last. */
export function OpeningHoursList({ week, closed }: { week: FormattedWeek; closed: string }) {
  return (
    <dl className={styles.hours}>
      {week.open.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          {times.map((time) => (
            <dd key={time}>{time}</dd>
          ))}
        </div>
      ))}
      {week.closed && (
        <div>
          <dt>{week.closed}</dt>
          <dd>{closed}</dd>
        </div>
      )}
    </dl>
  );
}
