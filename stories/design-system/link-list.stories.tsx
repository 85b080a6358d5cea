import { LinkList } from '#design-system/link-list';

export default { title: 'design system / Link list' };

export const InARow = () => (
  <LinkList
    links={[
      { href: '#lamps', label: 'Lamps' },
      { href: '#candles', label: 'Candles and scent' },
    ]}
  />
);
export const Wraps = () => (
  <div style={{ inlineSize: '16rem' }}>
    <LinkList
      links={[
        { href: '#lamps', label: 'Außenbeleuchtungsstimmungslaternen' },
        { href: '#candles', label: 'Candles and scent' },
        { href: '#spare-parts', label: 'Spare parts' },
      ]}
    />
  </div>
);
