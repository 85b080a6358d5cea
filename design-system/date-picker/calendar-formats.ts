import { formatDate } from '../locale-date/locale-date.ts';
import type { DateString } from './active-date.ts';
import type { CalendarTexts } from './calendar-setup.ts';
import { toLocalDate } from './local-date.ts';

/** Returns formatters and labels of react-day-picker for a locale. They use `Intl`, so that no language data is loaded. */
export function createCalendarFormats(locale: string, texts: CalendarTexts) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => formatDate(formatter, date);
  };
  const caption = format({ month: 'long', year: 'numeric' });
  const full = format({ dateStyle: 'full' });
  const digits = new Intl.NumberFormat(locale);
  return {
    formatCaption: (date: DateString) => caption(toLocalDate(date)),
    formatters: {
      formatWeekdayName: format({ weekday: 'short' }),
      formatDay: (date: Date) => digits.format(date.getDate()),
    },
    labels: {
      labelGrid: caption,
      labelWeekday: format({ weekday: 'long' }),
      labelDayButton: (date: Date, { selected }: { selected?: boolean | undefined }) =>
        selected ? `${full(date)}, ${texts.selected}` : full(date),
    },
  };
}
