import { NumberField } from '#design-system/number-field';
import { Stack } from '#design-system/stack';

export default { title: 'design system / Number field' };

const field = { name: 'quantity', label: 'How many lamps?', requiredLabel: 'required' };
const steppers = { decrease: 'One less', increase: 'One more' };

export const Empty = () => <NumberField id="empty" {...field} />;
export const WithSteppers = () => (
  <NumberField id="steppers" {...field} steppers={steppers} min={0} max={12} defaultValue="2" />
);
export const AtTheMaximum = () => (
  <NumberField
    id="maximum"
    {...field}
    steppers={steppers}
    max={12}
    defaultValue="12"
    hint="Twelve at most. Call us to order more."
  />
);
export const DecimalComma = () => (
  <NumberField
    id="comma"
    name="cable"
    label="Cable length in metres"
    requiredLabel="required"
    decimal=","
    step={0.5}
    min={1.5}
    steppers={{ decrease: 'Half a metre shorter', increase: 'Half a metre longer' }}
    defaultValue="2,5"
  />
);
export const WithError = () => (
  <NumberField
    id="wrong"
    {...field}
    required
    steppers={steppers}
    defaultValue="a few"
    hint="Enter digits."
    error="This is not a number."
  />
);
export const Disabled = () => (
  <NumberField id="disabled" {...field} disabled steppers={steppers} defaultValue="2" />
);
export const ReadOnly = () => (
  <NumberField id="read-only" {...field} readOnly steppers={steppers} defaultValue="2" />
);
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <NumberField
      id="long"
      name="long"
      label="Sicherheitskleinspannungstransformatorenstückzahl"
      required
      requiredLabel="Pflichtangabe"
      steppers={{ decrease: 'Einer weniger', increase: 'Einer mehr' }}
      defaultValue="1250,75"
      decimal=","
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <NumberField
      id="rtl"
      name="rtl"
      label="العدد"
      requiredLabel="مطلوب"
      steppers={{ decrease: 'أقل', increase: 'أكثر' }}
      defaultValue="3"
    />
  </div>
);
export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <Stack space="snug">
        <NumberField id={`on-${tone}`} {...field} steppers={steppers} min={0} defaultValue="0" />
      </Stack>
    </div>
  ));
