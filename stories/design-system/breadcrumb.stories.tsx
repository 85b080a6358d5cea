import { Breadcrumb } from '#design-system/breadcrumb';

export default { title: 'design system / Breadcrumb' };

const crumbs = [
  { title: 'Home', href: '#home' },
  { title: 'Stories', href: '#stories' },
  { title: 'A winter with moss', href: '#moss' },
];

export const ThreePages = () => <Breadcrumb label="Breadcrumb" crumbs={crumbs} />;

export const LongTitlesWrap = () => (
  <div style={{ maxInlineSize: '20rem' }}>
    <Breadcrumb
      label="Brotkrumen"
      crumbs={[
        ...crumbs.slice(0, 2),
        { title: 'Sicherheitskleinspannungstransformatoren', href: '#trafo' },
        { title: 'Warum wir sie nicht mehr einzeln verkaufen', href: '#warum' },
      ]}
    />
  </div>
);
