import type { DateString } from './active-date.ts';
import type { CalendarWords } from './calendar-setup.ts';
import { toLocalDate } from './local-date.ts';

/** The vendor's formats and labels in a locale of ours: by `Intl`, so that no table of a language is fetched. */
export function calendarFormats(locale: string, words: CalendarWords) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => formatter.format(date);
  };
  const caption = format({ month: 'long', year: 'numeric' });
  const full = format({ dateStyle: 'full' });
  const digits = new Intl.NumberFormat(locale);
  return {
    captionOf: (date: DateString) => caption(toLocalDate(date)),
    formatters: {
      formatWeekdayName: format({ weekday: 'short' }),
      formatDay: (date: Date) => digits.format(date.getDate()),
    },
    labels: {
      labelGrid: caption,
      labelWeekday: format({ weekday: 'long' }),
      labelDayButton: (date: Date, { selected }: { selected?: boolean | undefined }) =>
        selected ? `${full(date)}, ${words.selected}` : full(date),
    },
  };
}
