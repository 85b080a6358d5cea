import { Range } from '#design-system/range';

export default { title: 'design system / Range' };

const level = {
  name: 'stand',
  label: 'Hoe fel mag het zijn?',
  requiredLabel: 'verplicht',
  min: 0,
  max: 100,
  startLabel: 'Net genoeg',
  endLabel: 'Om bij te lezen',
};
const lux = (value: number) => `${value} lux`;

export const HalfWay = () => <Range id="half" {...level} />;
export const ValueInWords = () => <Range id="lux" {...level} defaultValue="40" valueLabel={lux} />;
export const WithMarks = () => (
  <Range id="merken" {...level} step={25} ticks={[0, 25, 50, 75, 100]} defaultValue="75" valueLabel={lux} />
);
export const AtItsStart = () => <Range id="begin" {...level} defaultValue="0" valueLabel={lux} />;
export const AtItsEnd = () => <Range id="eind" {...level} defaultValue="100" valueLabel={lux} />;
export const Wrong = () => (
  <Range
    id="fout"
    {...level}
    required
    defaultValue="90"
    valueLabel={lux}
    hint="De dimmer onthoudt het."
    error="Zo fel wordt hij niet. Kies iets onder de tachtig."
  />
);
export const Disabled = () => <Range id="dicht" {...level} disabled defaultValue="40" valueLabel={lux} />;
export const ReadOnly = () => <Range id="vast" {...level} readOnly defaultValue="40" valueLabel={lux} />;
export const LongGermanLabels = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Range
      id="lang"
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
      <Range id={`op-${tone}`} {...level} defaultValue="60" valueLabel={lux} />
    </div>
  ));
