import * as styles from './points-of-sale-overview.css.ts';
import type { WeekInWords } from './week-texts.ts';

/** When a shop is open, days alike in one line and closed days last. */
export function Hours({ week, closed }: { week: WeekInWords; closed: string }) {
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
