import { Breadcrumb } from '#design-system/breadcrumb';

export default { title: 'design system / Breadcrumb' };

const crumbs = [
  { title: 'Begin', href: '#begin' },
  { title: 'Verhalen', href: '#verhalen' },
  { title: 'Een winter met mos', href: '#mos' },
];

export const ThreePages = () => <Breadcrumb label="Kruimelpad" crumbs={crumbs} />;

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
