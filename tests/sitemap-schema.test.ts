import { expect, test } from 'vitest';
import { findSitemapSchemaProblems } from './sitemap-schema.ts';

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const LOC = '<loc>https://www.example.test/nl</loc>';
const LINK = '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.test/de"/>';
const urlset = (content: string) => `<urlset ${NAMESPACES}>${content}</urlset>`;

test.each([
  urlset(`<url>${LOC}</url>`),
  urlset(`<url>${LOC}<lastmod>2026-11-20</lastmod>${LINK}${LINK}</url><url>${LOC}</url>`),
  urlset(`<url>${LOC}<lastmod>2026-11-20T20:00:00+01:00</lastmod></url>`),
  `<sitemapindex ${NAMESPACES}><sitemap>${LOC}</sitemap></sitemapindex>`,
])('findSitemapSchemaProblems accepts %s', (xml) => {
  expect(findSitemapSchemaProblems(xml)).toEqual([]);
});

test.each([
  ['an empty urlset', urlset(''), 'expected at least one url'],
  ['an empty index', `<sitemapindex ${NAMESPACES}/>`, 'expected at least one sitemap'],
  ['another namespace', `<urlset><url>${LOC}</url></urlset>`, 'Expected urlset'],
  ['malformed XML', urlset(`<url>${LOC}`), 'not well-formed'],
  ['a URL without loc', urlset('<url><lastmod>2026-11-20</lastmod></url>'), 'contains lastmod'],
  ['two loc', urlset(`<url>${LOC}${LOC}</url>`), 'contains loc, loc'],
  ['another order', urlset(`<url>${LOC}${LINK}<lastmod>2026-11-20</lastmod></url>`), 'loc, link, lastmod'],
  ['an unknown element', urlset(`<url>${LOC}<title/></url>`), 'contains loc, title'],
  ['a relative address', urlset('<url><loc>/nl/over-ons</loc></url>'), 'expected an absolute URL'],
  ['an unescaped address', urlset('<url><loc>https://www.example.test/é</loc></url>'), 'absolute URL'],
  ['an invalid date', urlset(`<url>${LOC}<lastmod>yesterday</lastmod></url>`), 'expected a date'],
  ['a page in an index', `<sitemapindex ${NAMESPACES}><url>${LOC}</url></sitemapindex>`, 'expected sitemap'],
])('findSitemapSchemaProblems rejects %s', (_kind, xml, problem) => {
  expect(findSitemapSchemaProblems(xml).join(' ')).toContain(problem);
});
