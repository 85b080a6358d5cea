import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { importOptionalChunk } from '../optional-chunk/optional-chunk.ts';
import type { CalendarProps } from './calendar.tsx';

/**
 * Returns the calendar component, a function that imports it, and whether it could not be loaded yet.
 *
 * @param shouldImport imports the calendar on mount, for an inline calendar
 */
export function useCalendar(shouldImport: boolean) {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const importCalendar = useCallback(() => {
    importOptionalChunk(() => import('./calendar.tsx')).then(
      (module) => setCalendar(() => module.Calendar),
      () => setHasFailed(true),
    );
  }, []);
  useEffect(() => {
    if (shouldImport) importCalendar();
  }, [shouldImport, importCalendar]);
  return { Calendar, hasFailed: hasFailed && !Calendar, importCalendar };
}
