import { NumberField } from '#design-system/number-field';
import { Stack } from '#design-system/stack';

export default { title: 'design system / Number field' };

const field = { name: 'aantal', label: 'Hoeveel lampen?', requiredLabel: 'verplicht' };
const steppers = { decrease: 'Eén minder', increase: 'Eén meer' };

export const Empty = () => <NumberField id="leeg" {...field} />;
export const WithSteppers = () => (
  <NumberField id="stappen" {...field} steppers={steppers} min={0} max={12} defaultValue="2" />
);
export const AtTheMaximum = () => (
  <NumberField
    id="top"
    {...field}
    steppers={steppers}
    max={12}
    defaultValue="12"
    hint="Hooguit twaalf; voor meer bellen we even."
  />
);
export const DecimalComma = () => (
  <NumberField
    id="komma"
    name="snoer"
    label="Lengte van het snoer, in meter"
    requiredLabel="verplicht"
    decimal=","
    step={0.5}
    min={1.5}
    steppers={{ decrease: 'Een halve meter korter', increase: 'Een halve meter langer' }}
    defaultValue="2,5"
  />
);
export const Wrong = () => (
  <NumberField
    id="fout"
    {...field}
    required
    steppers={steppers}
    defaultValue="een paar"
    hint="In cijfers."
    error="Dit is geen getal."
  />
);
export const Disabled = () => (
  <NumberField id="dicht" {...field} disabled steppers={steppers} defaultValue="2" />
);
export const ReadOnly = () => (
  <NumberField id="vast" {...field} readOnly steppers={steppers} defaultValue="2" />
);
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <NumberField
      id="lang"
      name="lang"
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
        <NumberField id={`op-${tone}`} {...field} steppers={steppers} min={0} defaultValue="0" />
      </Stack>
    </div>
  ));
