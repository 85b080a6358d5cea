/** Breadcrumbs of an article. */
export const crumbs = [
  { title: 'Veld & Vonk', path: '/nl' },
  { title: 'Verhalen', path: '/nl/verhalen' },
  { title: 'Een bank in november', path: '/nl/verhalen/een-bank-in-november' },
];
