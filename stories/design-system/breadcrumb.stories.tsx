import { Breadcrumb } from '#design-system/breadcrumb';

export default { title: 'design system / Breadcrumb' };

const crumbs = [
  { title: 'Home', href: '#home' },
  { title: 'Stories', href: '#stories' },
  { title: 'A winter with moss', href: '#moss' },
];

export const ThreePages = () => <Breadcrumb label="Breadcrumb" crumbs={crumbs} />;

export const LongGermanTitlesWrap = () => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Breadcrumb
      label="Breadcrumb"
      crumbs={[
        ...crumbs.slice(0, 2),
        { title: 'Sicherheitskleinspannungstransformatoren', href: '#trafo' },
        { title: 'Why we no longer sell them separately', href: '#why' },
      ]}
    />
  </div>
);
