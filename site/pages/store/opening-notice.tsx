import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#design-system/locale-date';
import * as styles from './opening-notice.css.ts';
import { openingStateAt, type OpeningSchedule } from './opening-status.ts';

const MINUTE_MS = 60_000;
/** The interval at which the notice checks whether a minute has passed. */
const CHECK_MS = 15_000;

/**
 * Shows whether a store is open now, and when this changes. The browser computes it, because pages are cached. Before hydration it is an empty
 * line, so that nothing moves. Without a script it is hidden.
 */
export function OpeningNotice({ schedule }: { schedule: OpeningSchedule | undefined }) {
  const { t, i18n } = useTranslation('stores');
  const minute = useSyncExternalStore(subscribeToMinutes, currentMinute, () => undefined);
  if (!schedule) return null;
  const state = minute === undefined ? undefined : openingStateAt(schedule, minute * MINUTE_MS);
  if (!state) return <p className={styles.notice} data-state="unknown" />;
  const { timeZone } = schedule;
  const format = (time: number, options: Intl.DateTimeFormatOptions) =>
    formatDate(new Intl.DateTimeFormat(i18n.language, { ...options, timeZone }), time);
  const clock = (time: number) => format(time, { hour: 'numeric', minute: '2-digit' });
  if (state.isOpen) {
    const { closes, left } = state;
    const texts = {
      hours: () => t('status.open', { time: clock(closes) }),
      days: () => t('status.openUntilDay', { day: format(closes, { weekday: 'long' }), time: clock(closes) }),
      weeks: () => t('status.openAlways'),
    };
    return (
      <p className={styles.notice} data-state="open">
        {texts[left]()}
      </p>
    );
  }
  const time = clock(state.opens);
  const days = {
    today: () => t('status.opensToday', { time }),
    tomorrow: () => t('status.opensTomorrow', { time }),
    week: () => t('status.opensOn', { day: format(state.opens, { weekday: 'long' }), time }),
    later: () =>
      t('status.opensOnDate', { day: format(state.opens, { day: 'numeric', month: 'long' }), time }),
  };
  return (
    <p className={styles.notice} data-state="closed">
      {days[state.day]()}
    </p>
  );
}

/** Returns the current time in whole minutes. `useSyncExternalStore` requires that the value is constant between two changes. */
function currentMinute() {
  return Math.floor(Date.now() / MINUTE_MS);
}

/** Calls a listener four times in each minute, and when the tab is shown again. Returns the function that removes the listener. */
function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
