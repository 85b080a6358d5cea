import { type AttributeCode, readAttributeValue } from '../attribute-values.ts';
import type { Product } from '../product.ts';
import { websiteCodes } from '../website.ts';
import type { Catalogue, CrossCheckProblem } from './cross-check.ts';

/** A SKU consists of the handle and the colour. */
export function checkSkus(product: Product): CrossCheckProblem[] {
  const expectedSku = `VV-${product.handle.toUpperCase()}`;
  const own: CrossCheckProblem[] =
    product.sku === expectedSku
      ? []
      : [{ source: product, path: ['sku'], message: `does not match the file name; write ${expectedSku}` }];
  return own.concat(
    product.variants.flatMap(({ sku, color }, index): CrossCheckProblem[] => {
      const expected = color === undefined ? expectedSku : `${expectedSku}-${color.toUpperCase()}`;
      if (sku === expected) return [];
      return [
        {
          source: product,
          path: ['variants', index, 'sku'],
          message: `does not match the colour; write ${expected}`,
        },
      ];
    }),
  );
}

/** Checks that every variant has a different colour, or that the only variant has none. */
export function checkColors(product: Product): CrossCheckProblem[] {
  const seen = new Set<string>();
  return product.variants.flatMap(({ color }, index): CrossCheckProblem[] => {
    const path = ['variants', index, 'color'];
    if (color === undefined)
      return product.variants.length === 1
        ? []
        : [{ source: product, path, message: 'is missing; only a single variant may have no colour' }];
    if (seen.has(color))
      return [
        { source: product, path, message: `is used twice: ${color}; give each variant its own colour` },
      ];
    seen.add(color);
    return [];
  });
}

/** A special price is below the regular price of each website. */
export function checkSpecials(product: Product): CrossCheckProblem[] {
  const specials = [
    { special: product.special, path: ['special'] },
    ...product.variants.map(({ special }, index) => ({ special, path: ['variants', index, 'special'] })),
  ];
  return specials.flatMap(({ special, path }) =>
    websiteCodes.flatMap((website): CrossCheckProblem[] => {
      if (special === undefined || special.price[website] < product.price[website]) return [];
      const message = `must be below the regular price, ${product.price[website]}`;
      return [{ source: product, path: [...path, 'price', website], message }];
    }),
  );
}

/** The attributes with options, and the path of their value in a product file. */
const OPTION_PATHS: readonly (readonly [AttributeCode, readonly string[]])[] = [
  ['materials', ['materials']],
  ['place', ['place']],
  ['power', ['light', 'power']],
  ['protection', ['light', 'protection']],
];

/** The value of an attribute with options is one of these options. */
export function checkOptions(product: Product, { attributes }: Catalogue): CrossCheckProblem[] {
  const check = (
    code: AttributeCode,
    value: unknown,
    path: CrossCheckProblem['path'],
  ): CrossCheckProblem[] => {
    const attribute = attributes.find((candidate) => candidate.code === code);
    const allowed =
      attribute && 'options' in attribute ? attribute.options.map(({ value: option }) => option) : [];
    if (value === undefined || allowed.some((option) => option === value)) return [];
    return [
      {
        source: product,
        path,
        message: `is not an option of ${code}; write one of ${allowed.join(', ')}, or add it to attributes.yaml`,
      },
    ];
  };
  const [first] = product.variants;
  const own = OPTION_PATHS.flatMap(([code, path]) => {
    const value = first && readAttributeValue(product, first, code);
    if (!Array.isArray(value)) return check(code, value, path);
    return value.flatMap((item, index) => check(code, item, [...path, index]));
  });
  return own.concat(
    product.variants.flatMap(({ color }, index) => check('color', color, ['variants', index, 'color'])),
  );
}

/** The categories and products that a product refers to exist. */
export function checkReferences(product: Product, { categories, products }: Catalogue): CrossCheckProblem[] {
  const missing = (
    field: 'categories' | 'related' | 'parts',
    allowed: readonly string[],
  ): CrossCheckProblem[] =>
    product[field].flatMap((handle, index) =>
      allowed.includes(handle)
        ? []
        : [
            {
              source: product,
              path: [field, index],
              message: `does not exist; write one of ${allowed.join(', ')}`,
            },
          ],
    );
  const others = products.filter(({ handle }) => handle !== product.handle);
  const isPart = (other: Product) => other.categories.includes('parts');
  return [
    ...missing(
      'categories',
      categories.map(({ handle }) => handle),
    ),
    ...missing(
      'related',
      others.map(({ handle }) => handle),
    ),
    ...missing(
      'parts',
      others.filter(isPart).map(({ handle }) => handle),
    ),
  ];
}
