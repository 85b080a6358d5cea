import { TransferList } from '#design-system/transfer-list';

export default { title: 'design system / Transfer list' };

const texts = {
  available: 'Available samples',
  chosen: 'Chosen samples',
  search: 'Search samples',
  add: 'Add',
  remove: 'Remove',
  noneAvailable: 'All samples are chosen.',
  noneFound: 'No samples found.',
  noneChosen: 'No samples chosen yet.',
  added: (count: number) => `${count} added.`,
  removed: (count: number) => `${count} removed.`,
  found: (count: number) => `${count} found.`,
};
const samples = [
  'Clay',
  'Linen',
  'Crème',
  'Chalk',
  'Moss',
  'Night',
  'Ochre',
  'Rust',
  'Sage',
  'Willow',
  'Brass',
  'Black steel',
].map((label) => ({ value: label.toLowerCase(), label }));
const field = {
  name: 'samples',
  label: 'Which samples would you like?',
  requiredLabel: 'required',
  options: samples,
  texts,
};

export const NothingChosen = () => <TransferList id="empty" {...field} hint="As many as you like." />;
export const SomeChosen = () => <TransferList id="chosen" {...field} defaultValue={['moss', 'clay']} />;
export const AllChosen = () => (
  <TransferList id="all" {...field} defaultValue={samples.map(({ value }) => value)} />
);
export const WithError = () => <TransferList id="wrong" {...field} required error="Choose at least one." />;
export const Disabled = () => <TransferList id="disabled" {...field} disabled defaultValue={['moss']} />;
export const ReadOnly = () => <TransferList id="read-only" {...field} readOnly defaultValue={['moss']} />;
export const LongGermanLabels = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <TransferList
      id="long"
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
    <TransferList id="rtl" {...field} label="أي العينات نرسل؟" defaultValue={['moss']} />
  </div>
);
export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <TransferList id={`on-${tone}`} {...field} defaultValue={['moss']} />
    </div>
  ));
