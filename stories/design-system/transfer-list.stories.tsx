import { TransferList } from '#design-system/transfer-list';

export default { title: 'design system / Transfer list' };

const words = {
  available: 'Waaruit je kiest',
  chosen: 'Wat je krijgt',
  search: 'Zoek een staal',
  add: 'Toevoegen',
  remove: 'Weghalen',
  noneAvailable: 'Je krijgt ze allemaal.',
  noneFound: 'Niets gevonden.',
  noneChosen: 'Nog niets gekozen.',
  added: (count: number) => `${count} toegevoegd.`,
  removed: (count: number) => `${count} weggehaald.`,
  found: (count: number) => `${count} gevonden.`,
};
const samples = [
  'Leem',
  'Linnen',
  'Crème',
  'Kalk',
  'Mos',
  'Nacht',
  'Oker',
  'Roest',
  'Salie',
  'Wilg',
  'Messing',
  'Zwart staal',
].map((label) => ({ value: label.toLowerCase(), label }));
const field = {
  name: 'stalen',
  label: 'Welke stalen sturen we?',
  requiredLabel: 'verplicht',
  options: samples,
  words,
};

export const NothingChosen = () => <TransferList id="leeg" {...field} hint="Zoveel als je wilt." />;
export const SomeChosen = () => <TransferList id="gekozen" {...field} defaultValue={['mos', 'leem']} />;
export const AllChosen = () => (
  <TransferList id="alles" {...field} defaultValue={samples.map(({ value }) => value)} />
);
export const Wrong = () => <TransferList id="fout" {...field} required error="Kies er minstens één." />;
export const Disabled = () => <TransferList id="dicht" {...field} disabled defaultValue={['mos']} />;
export const ReadOnly = () => <TransferList id="vast" {...field} readOnly defaultValue={['mos']} />;
export const LongGermanLabels = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <TransferList
      id="lang"
      {...field}
      label="Oberflächenbeschichtungsmusterbestellung"
      options={[
        { value: 'pulver', label: 'Pulverbeschichtungsfarbmusterkarte' },
        { value: 'leinen', label: 'Leinenschirmbespannungsmuster' },
      ]}
      defaultValue={['leinen']}
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <TransferList id="rtl" {...field} label="أي العينات نرسل؟" defaultValue={['mos']} />
  </div>
);
export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <TransferList id={`op-${tone}`} {...field} defaultValue={['mos']} />
    </div>
  ));
