import { type AttributeCode, readAttributeValue } from '../attribute-values.ts';
import type { Product } from '../product.ts';
import type { Catalogue, CrossCheckProblem } from './cross-check.ts';

/** A SKU is read aloud on the telephone: it says what it is. */
export function checkSkus(product: Product): CrossCheckProblem[] {
  const wanted = `VV-${product.handle.toUpperCase()}`;
  const own: CrossCheckProblem[] =
    product.sku === wanted
      ? []
      : [{ source: product, path: ['sku'], message: `does not fit the file’s name; write ${wanted}` }];
  return own.concat(
    product.variants.flatMap(({ sku, color }, index): CrossCheckProblem[] => {
      const right = color === undefined ? wanted : `${wanted}-${color.toUpperCase()}`;
      if (sku === right) return [];
      return [
        {
          source: product,
          path: ['variants', index, 'sku'],
          message: `does not fit its colour; write ${right}`,
        },
      ];
    }),
  );
}

/** Either one chooses between colours, or there is one variant without. */
export function checkColours(product: Product): CrossCheckProblem[] {
  const seen = new Set<string>();
  return product.variants.flatMap(({ color }, index): CrossCheckProblem[] => {
    const path = ['variants', index, 'color'];
    if (color === undefined)
      return product.variants.length === 1
        ? []
        : [{ source: product, path, message: 'is missing; only a variant that is alone needs none' }];
    if (seen.has(color))
      return [{ source: product, path, message: `stands twice: ${color}; each variant needs its own` }];
    seen.add(color);
    return [];
  });
}

/** Where what an attribute with options is read from is written, and how many of it. */
const CHOICES: readonly (readonly [AttributeCode, readonly string[]])[] = [
  ['materials', ['materials']],
  ['power', ['light', 'power']],
  ['protection', ['light', 'protection']],
];

/** What products say under an attribute with options is one of them. */
export function checkOptions(product: Product, { attributes }: Catalogue): CrossCheckProblem[] {
  const check = (
    code: AttributeCode,
    value: unknown,
    path: CrossCheckProblem['path'],
  ): CrossCheckProblem[] => {
    const attribute = attributes.find((one) => one.code === code);
    const known =
      attribute && 'options' in attribute ? attribute.options.map(({ value: option }) => option) : [];
    if (value === undefined || known.some((one) => one === value)) return [];
    return [
      {
        source: product,
        path,
        message: `is no option of ${code}; write ${known.join(', ')}, or add it to attributes.yaml`,
      },
    ];
  };
  const [first] = product.variants;
  const own = CHOICES.flatMap(([code, path]) => {
    const value = first && readAttributeValue(product, first, code);
    if (!Array.isArray(value)) return check(code, value, path);
    return value.flatMap((one, index) => check(code, one, [...path, index]));
  });
  return own.concat(
    product.variants.flatMap(({ color }, index) => check('color', color, ['variants', index, 'color'])),
  );
}

/** Categories and other products are there. */
export function checkReferences(product: Product, { categories, products }: Catalogue): CrossCheckProblem[] {
  const missing = (
    field: 'categories' | 'related' | 'parts',
    known: readonly string[],
  ): CrossCheckProblem[] =>
    product[field].flatMap((named, index) =>
      known.includes(named)
        ? []
        : [{ source: product, path: [field, index], message: `is not there; write ${known.join(', ')}` }],
    );
  const others = products.filter(({ handle }) => handle !== product.handle);
  const isPart = (one: Product) => one.categories.includes('parts');
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
