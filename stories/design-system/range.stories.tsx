import { Range } from '#design-system/range';

export default { title: 'design system / Range' };

const level = {
  name: 'brightness',
  label: 'Brightness',
  requiredLabel: 'required',
  min: 0,
  max: 100,
  startLabel: 'Dim',
  endLabel: 'Bright',
};
const lux = (value: number) => `${value} lux`;

export const MiddleValue = () => <Range id="half" {...level} />;
export const ValueAsText = () => <Range id="lux" {...level} defaultValue="40" valueLabel={lux} />;
export const WithMarks = () => (
  <Range id="marks" {...level} step={25} ticks={[0, 25, 50, 75, 100]} defaultValue="75" valueLabel={lux} />
);
export const AtItsStart = () => <Range id="start" {...level} defaultValue="0" valueLabel={lux} />;
export const AtItsEnd = () => <Range id="end" {...level} defaultValue="100" valueLabel={lux} />;
export const WithError = () => (
  <Range
    id="error"
    {...level}
    required
    defaultValue="90"
    valueLabel={lux}
    hint="The dimmer saves this value."
    error="This lamp is not that bright. Choose a value below 80."
  />
);
export const Disabled = () => <Range id="disabled" {...level} disabled defaultValue="40" valueLabel={lux} />;
export const ReadOnly = () => <Range id="read-only" {...level} readOnly defaultValue="40" valueLabel={lux} />;
export const LongGermanLabels = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Range
      id="long"
      {...level}
      label="Terrassenbeleuchtungshelligkeit"
      startLabel="Orientierungsbeleuchtung"
      endLabel="Arbeitsplatzbeleuchtung"
      valueLabel={(value) => `${value} % der Höchsthelligkeit`}
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Range
      id="rtl"
      {...level}
      label="ما مدى السطوع؟"
      startLabel="خافت"
      endLabel="ساطع"
      defaultValue="25"
      ticks={[0, 25, 50, 75, 100]}
    />
  </div>
);
export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <Range id={`on-${tone}`} {...level} defaultValue="60" valueLabel={lux} />
    </div>
  ));
