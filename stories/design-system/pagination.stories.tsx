import { Pagination } from '#design-system/pagination';

export default { title: 'design system / Pagination' };

const texts = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};
const hrefOf = (page: number) => `#page-${page}`;

export const TheFirstOfThree = () => (
  <Pagination current={1} last={3} locale="en" hrefOf={hrefOf} texts={texts} />
);

export const InTheMiddleOfMany = () => (
  <Pagination current={9} last={24} locale="en" hrefOf={hrefOf} texts={texts} />
);

export const TheLastOfMany = () => (
  <Pagination current={128} last={128} locale="en" hrefOf={hrefOf} texts={texts} />
);

export const OnANarrowPhone = () => (
  <div style={{ inlineSize: '17.5rem' }}>
    <Pagination current={9} last={24} locale="en" hrefOf={hrefOf} texts={texts} />
  </div>
);

export const DuskTheme = () => (
  <div data-theme="dusk" data-tone="ground">
    <Pagination current={2} last={12} locale="en" hrefOf={hrefOf} texts={texts} />
  </div>
);
