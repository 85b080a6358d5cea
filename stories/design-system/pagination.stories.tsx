import { Pagination } from '#design-system/pagination';

export default { title: 'design system / Pagination' };

const words = {
  label: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
};
const hrefOf = (page: number) => `#pagina-${page}`;

export const TheFirstOfThree = () => <Pagination current={1} last={3} hrefOf={hrefOf} texts={words} />;

export const InTheMiddleOfMany = () => <Pagination current={9} last={24} hrefOf={hrefOf} texts={words} />;

export const TheLastOfMany = () => <Pagination current={128} last={128} hrefOf={hrefOf} texts={words} />;

export const OnANarrowPhone = () => (
  <div style={{ inlineSize: '17.5rem' }}>
    <Pagination current={9} last={24} hrefOf={hrefOf} texts={words} />
  </div>
);

export const AtDusk = () => (
  <div data-theme="dusk" data-tone="ground">
    <Pagination current={2} last={12} hrefOf={hrefOf} texts={words} />
  </div>
);
