import { DatePicker } from '#design-system/date-picker';

export default { title: 'design system / Date picker' };

const setup = {
  today: '2026-11-21',
  min: '2026-11-23',
  max: '2027-03-31',
  // We do not deliver at weekends, nor while the workshop is closed.
  isDisabled: (date: string) =>
    [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()) || (date >= '2026-12-21' && date <= '2027-01-03'),
  locale: 'nl-NL',
  words: {
    open: 'Kies een datum',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    selected: 'gekozen',
    invalid: 'Op deze dag kan het niet.',
  },
};
const field = { name: 'dag', label: 'Bezorgdag', requiredLabel: 'verplicht', setup };
const time = { name: 'tijd', label: 'Tijd' };

export const Empty = () => <DatePicker id="leeg" {...field} />;
export const Filled = () => (
  <DatePicker id="gevuld" {...field} defaultValue="2026-12-04" hint="Op werkdagen, tussen acht en zes." />
);
export const WithTime = () => (
  <DatePicker
    id="met-tijd"
    {...field}
    required
    defaultValue="2026-12-04"
    time={{ ...time, defaultValue: '16:30' }}
  />
);
export const AlwaysOpen = () => <DatePicker id="open" {...field} look="inline" defaultValue="2026-12-04" />;
export const AlwaysOpenWithTime = () => <DatePicker id="open-tijd" {...field} look="inline" time={time} />;
export const DisabledDateTyped = () => (
  <DatePicker id="weekend" {...field} look="inline" defaultValue="2026-12-05" />
);
export const Wrong = () => (
  <DatePicker id="fout" {...field} required error="Kies een dag waarop iemand thuis is." />
);
export const Disabled = () => (
  <DatePicker id="dicht" {...field} disabled defaultValue="2026-12-04" time={time} />
);
export const ReadOnly = () => <DatePicker id="vast" {...field} readOnly defaultValue="2026-12-04" />;
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(20rem, 100%)' }} lang="de">
    <DatePicker
      id="lang"
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
      look="inline"
      defaultValue="2026-12-04"
    />
  </div>
);
export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <DatePicker id={`op-${tone}`} {...field} look="inline" defaultValue="2026-12-04" />
    </div>
  ));
