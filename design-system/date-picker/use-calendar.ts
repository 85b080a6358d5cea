import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { CalendarProps } from './calendar.tsx';

/**
 * The calendar, fetched once it is wanted: with the first focus in its field, or when it is opened. `lost` when it cannot be had;
 * then the browser's own picker is the one there is.
 *
 * @param wanted from the start, for one that always stands open
 */
export function useCalendar(wanted: boolean) {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [lost, setLost] = useState(false);
  const fetchCalendar = useCallback(() => {
    import('./calendar.tsx').then(
      (module) => setCalendar(() => module.Calendar),
      () => setLost(true),
    );
  }, []);
  useEffect(() => {
    if (wanted) fetchCalendar();
  }, [wanted, fetchCalendar]);
  return { Calendar, lost, fetchCalendar };
}
