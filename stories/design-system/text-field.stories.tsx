import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';

export default { title: 'design system / Text field' };

const field = { name: 'naam', label: 'Naam', requiredLabel: 'verplicht' };
const email = { name: 'email', label: 'E-mailadres', requiredLabel: 'verplicht', type: 'email' } as const;

export const Empty = () => <TextField id="leeg" {...field} autoComplete="name" />;
export const Placeholder = () => <TextField id="voorbeeld" {...email} placeholder="naam@voorbeeld.nl" />;
export const Filled = () => <TextField id="gevuld" {...field} defaultValue="Roos van den Heuvel" />;
export const Required = () => <TextField id="moet" {...email} required autoComplete="email" />;
export const Hint = () => (
  <TextField id="raad" {...email} hint="Alleen om te antwoorden. Geen nieuwsbrief." />
);
export const Wrong = () => (
  <TextField
    id="fout"
    {...email}
    required
    defaultValue="roos@voorbeeld"
    hint="Alleen om te antwoorden. Geen nieuwsbrief."
    error="Hier ontbreekt iets. Een adres ziet eruit als naam@voorbeeld.nl."
  />
);
export const Disabled = () => (
  <Stack space="cosy">
    <TextField id="dicht" {...field} disabled defaultValue="Roos van den Heuvel" />
    <TextField id="dicht-leeg" {...email} disabled placeholder="naam@voorbeeld.nl" />
  </Stack>
);

export const EveryType = () => (
  <Stack space="cosy">
    {(
      [
        ['text', 'Naam', 'Roos'],
        ['email', 'E-mailadres', 'roos@voorbeeld.nl'],
        ['tel', 'Telefoon', '0570 123 456'],
        ['url', 'Website', 'https://voorbeeld.nl'],
        ['search', 'Zoeken', 'lantaarn'],
        ['password', 'Wachtwoord', 'zonsondergang'],
        ['number', 'Aantal', '2'],
        ['date', 'Bezorgdag', '2026-11-21'],
        ['time', 'Tijd', '16:38'],
      ] as const
    ).map(([type, label, value]) => (
      <TextField
        key={type}
        id={`soort-${type}`}
        name={type}
        label={label}
        requiredLabel="verplicht"
        type={type}
        defaultValue={value}
      />
    ))}
  </Stack>
);

export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <TextField
      id="lang"
      name="lang"
      label="Rechnungsanschriftenänderungsbenachrichtigungsadresse der Lieferantin"
      required
      requiredLabel="Pflichtangabe"
      hint="Sicherheitskleinspannungstransformatoren versenden wir nur innerhalb Deutschlands."
      error="Datenschutzgrundverordnungskonforme Angaben fehlen noch."
    />
  </div>
);

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <TextField
      id="rtl"
      name="rtl"
      label="الاسم"
      required
      requiredLabel="مطلوب"
      defaultValue="ليلى"
      error="اكتبي الاسم كاملاً."
    />
  </div>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <TextField
        id={`op-${tone}`}
        {...email}
        required
        placeholder="naam@voorbeeld.nl"
        hint="Alleen om te antwoorden."
        error="Hier ontbreekt iets."
      />
    </div>
  ));
