import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { readCompany } from '#site/seo/company';
import { CompanyDetails, Registers } from '../../../site/layout/company-details.tsx';
import { layoutData } from '../../../stories/site/layout-data.ts';

const [nl, , de] = locales;
const { company } = layoutData;

function inLocale(locale: Locale, element: ReactNode) {
  return <I18nextProvider i18n={i18nOf(locale)}>{element}</I18nextProvider>;
}

/** Returns the texts between the line breaks of an element. */
function linesOf(element: HTMLElement) {
  return [...element.childNodes].flatMap(({ textContent }) => textContent || []);
}

test('The footer shows address, telephone, email, opening note and social profiles of the company', () => {
  render(inLocale(de, <CompanyDetails company={company} />));

  expect(linesOf(screen.getByText(/^Veld & Vonk B\.V\./))).toEqual([
    'Veld & Vonk B.V.',
    'Haven 12',
    '7411 VV Deventer',
    'Niederlande',
  ]);
  expect(screen.getByRole('heading', { name: 'Kontakt' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+31 570 555 014' })).toHaveAttribute('href', 'tel:+31570555014');
  expect(screen.getByRole('link', { name: 'hallo@veldenvonk.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@veldenvonk.example',
  );
  expect(screen.getByText('Ma–vr 9–17 uur')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Soziale Medien' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/veldenvonk.example',
  );
});

test('The footer shows the trade register number and the VAT number with labels', () => {
  render(inLocale(nl, <Registers name="Veld & Vonk" company={company} />));
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    'Veld & Vonk B.V. · KvK-nummer 00051411 · Btw-nummer NL000051411B01',
  );
});

test('The footer omits empty parts of the company, and shows the site’s name without a legal name', () => {
  const none = readCompany({});
  const { container } = render(inLocale(nl, <CompanyDetails company={none} />));
  expect(container).toBeEmptyDOMElement();
  render(inLocale(nl, <Registers name="Veld & Vonk" company={none} />));
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Veld & Vonk$/);
});

test.each([
  ['an invalid country', { street: 'Haven 12', country: 'Nederland' }, ['Haven 12']],
  ['no town', { street: 'Haven 12', country: 'NL' }, ['Haven 12', 'Nederland']],
])('The address of a company with %s shows its other lines', (_problem, fields, lines) => {
  render(inLocale(nl, <CompanyDetails company={readCompany(fields)} />));
  expect(linesOf(screen.getByRole('paragraph'))).toEqual(lines);
});

test('A social profile without a name shows the host of its URL, and an invalid one is skipped', () => {
  const rows = [{ url: 'https://www.social.example/vv' }, { name: 'Bad', url: 'javascript:alert(1)' }, null];
  expect(readCompany({}, { social: rows }).profiles).toEqual([
    { name: 'social.example', url: 'https://www.social.example/vv' },
  ]);
});
