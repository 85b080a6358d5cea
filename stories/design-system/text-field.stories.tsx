import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';

export default { title: 'design system / Text field' };

const field = { name: 'name', label: 'Name', requiredLabel: 'required' };
const email = { name: 'email', label: 'Email address', requiredLabel: 'required', type: 'email' } as const;

export const Empty = () => <TextField id="empty" {...field} autoComplete="name" />;
export const Placeholder = () => <TextField id="placeholder" {...email} placeholder="name@example.com" />;
export const Filled = () => <TextField id="filled" {...field} defaultValue="Rosa Miller" />;
export const Required = () => <TextField id="required" {...email} required autoComplete="email" />;
export const Hint = () => <TextField id="hint" {...email} hint="Only used to reply. No newsletter." />;
export const WithError = () => (
  <TextField
    id="wrong"
    {...email}
    required
    defaultValue="rosa@example"
    hint="Only used to reply. No newsletter."
    error="This address is incomplete. Example: name@example.com."
  />
);
export const Disabled = () => (
  <Stack space="cosy">
    <TextField id="disabled" {...field} disabled defaultValue="Rosa Miller" />
    <TextField id="disabled-empty" {...email} disabled placeholder="name@example.com" />
  </Stack>
);

export const EveryType = () => (
  <Stack space="cosy">
    {(
      [
        ['text', 'Name', 'Rosa'],
        ['email', 'Email address', 'rosa@example.com'],
        ['tel', 'Phone', '0570 123 456'],
        ['url', 'Website', 'https://example.com'],
        ['search', 'Search', 'lantern'],
        ['password', 'Password', 'sunset'],
        ['number', 'Quantity', '2'],
        ['date', 'Delivery date', '2026-11-21'],
        ['time', 'Time', '16:38'],
      ] as const
    ).map(([type, label, value]) => (
      <TextField
        key={type}
        id={`type-${type}`}
        name={type}
        label={label}
        requiredLabel="required"
        type={type}
        defaultValue={value}
      />
    ))}
  </Stack>
);

export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <TextField
      id="long"
      name="long"
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
        id={`on-${tone}`}
        {...email}
        required
        placeholder="name@example.com"
        hint="Only used to reply."
        error="This address is incomplete."
      />
    </div>
  ));
