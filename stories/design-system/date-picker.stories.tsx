import { DatePicker } from '#design-system/date-picker';

export default { title: 'design system / Date picker' };

const setup = {
  today: '2026-11-21',
  min: '2026-11-23',
  max: '2027-03-31',
  // There are no deliveries at weekends and while the workshop is closed.
  isDisabled: (date: string) =>
    [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()) || (date >= '2026-12-21' && date <= '2027-01-03'),
  locale: 'en-GB',
  texts: {
    open: 'Choose a date',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    selected: 'selected',
    invalid: 'This date is not available.',
  },
};
const field = { name: 'day', label: 'Delivery date', requiredLabel: 'required', setup };
const time = { name: 'time', label: 'Time' };

export const Empty = () => <DatePicker id="empty" {...field} />;
export const Filled = () => (
  <DatePicker id="filled" {...field} defaultValue="2026-12-04" hint="On weekdays, between 8:00 and 18:00." />
);
export const WithTime = () => (
  <DatePicker
    id="with-time"
    {...field}
    required
    defaultValue="2026-12-04"
    time={{ ...time, defaultValue: '16:30' }}
  />
);
export const Inline = () => <DatePicker id="open" {...field} variant="inline" defaultValue="2026-12-04" />;
export const InlineWithTime = () => (
  <DatePicker id="open-with-time" {...field} variant="inline" time={time} />
);
export const DisabledDateTyped = () => (
  <DatePicker id="weekend" {...field} variant="inline" defaultValue="2026-12-05" />
);
export const WithError = () => (
  <DatePicker id="wrong" {...field} required error="Choose a date when someone is at home." />
);
export const Disabled = () => (
  <DatePicker id="disabled" {...field} disabled defaultValue="2026-12-04" time={time} />
);
export const ReadOnly = () => <DatePicker id="read-only" {...field} readOnly defaultValue="2026-12-04" />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(20rem, 100%)' }} lang="de">
    <DatePicker
      id="long"
      {...field}
      label="Ersatzteillieferungswunschdatum"
      required
      requiredLabel="Pflichtangabe"
      setup={{ ...setup, locale: 'de-DE' }}
      time={{ name: 'zeit', label: 'Anlieferungszeitfensterbeginn' }}
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <DatePicker
      id="rtl"
      {...field}
      label="يوم التسليم"
      setup={{ ...setup, locale: 'ar-LB', weekStart: 0 }}
      variant="inline"
      defaultValue="2026-12-04"
    />
  </div>
);
export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <DatePicker id={`on-${tone}`} {...field} variant="inline" defaultValue="2026-12-04" />
    </div>
  ));
