import { validateIconSet } from '@iconify/utils/lib/icon-set/validate';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { icons as interfaceIcons } from '#design-system/icon';
import { brandSectionIcons, brandSet } from '#site/services/icons';

const names = Object.keys(brandSet.icons);
const bodyOf = (name: string) => brandSet.icons[name]?.body ?? '';
const svgOf = (name: string, size = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${size}>${bodyOf(name)}</svg>`;

test('The brand’s icons are a valid Iconify set', () => {
  expect(validateIconSet(structuredClone(brandSet))).toMatchObject({ prefix: 'veld', width: 24, height: 24 });
  expect(names).toHaveLength(40);
});

test('The brand’s icons are unique and not in the design system', () => {
  const bodies = names.map(bodyOf);
  expect(new Set(bodies).size).toBe(bodies.length);
  const interfacePaths: readonly string[] = Object.values(interfaceIcons);
  expect(names.filter((name) => name in interfaceIcons)).toEqual([]);
  expect(bodies.filter((body) => interfacePaths.some((path) => body.includes(`"${path}"`)))).toEqual([]);
});

describe.each(names)('The icon %s', (name) => {
  const elements = () => [
    ...new JSDOM(svgOf(name), {
      contentType: 'image/svg+xml',
    }).window.document.documentElement.querySelectorAll('*'),
  ];

  test('contains only lines in the text colour', () => {
    const [group, path, ...others] = elements();
    expect([group?.tagName, path?.tagName, others]).toEqual(['g', 'path', []]);
    const paint = Object.fromEntries(
      [...(group?.attributes ?? [])].map(({ name: key, value }) => [key, value]),
    );
    expect(paint).toEqual({
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.5',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
    expect(path?.getAttributeNames()).toEqual(['d']);
  });

  test('is valid SVG with a margin of at least one pixel', async () => {
    const scale = 4;
    const { data, info } = await sharp(
      Buffer.from(svgOf(name, `width="${24 * scale}" height="${24 * scale}"`)),
    )
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isInk = (_: number, index: number) => (data[index] ?? 0) > 0;
    const inked = Array.from(data, (_, index) => index).filter((_, index) => isInk(0, index));
    expect(inked.length).toBeGreaterThan(100);
    const nearest = inked.map((index) => {
      const [x, y] = [index % info.width, Math.floor(index / info.width)];
      return Math.min(x, y, info.width - 1 - x, info.height - 1 - y);
    });
    expect(Math.min(...nearest) / scale).toBeGreaterThanOrEqual(1);
  });

  test('is rendered on a page as in the set', () => {
    expect(brandSectionIcons[`veld:${name}`]).toEqual({
      viewBox: '0 0 24 24',
      body: bodyOf(name).replace('/>', ' vector-effect="non-scaling-stroke" />'),
    });
  });
});
