import type { Product, Variant } from './product.ts';

export const attributeCodes = [
  'color',
  'materials',
  'power',
  'place',
  'protection',
  'diameter',
  'width',
  'depth',
  'height',
  'length',
  'weight',
  'lumen',
  'kelvin',
  'hours_low',
  'hours_full',
  'charging',
  'replaceable',
  'warranty',
  'parts_years',
] as const;

export type AttributeCode = (typeof attributeCodes)[number];

type AttributeValue = string | number | boolean | readonly string[] | undefined;

/** Reads the value of each attribute from a product. The shop and the search filter and compare by attribute code. */
const readers: Readonly<Record<AttributeCode, (product: Product, variant: Variant) => AttributeValue>> = {
  color: (_product, variant) => variant.color,
  materials: ({ materials }) => materials,
  power: ({ light }) => light?.power,
  place: ({ place }) => place,
  protection: ({ light }) => light?.protection,
  diameter: ({ size }) => size.diameter,
  width: ({ size }) => size.width,
  depth: ({ size }) => size.depth,
  height: ({ size }) => size.height,
  length: ({ size }) => size.length,
  weight: ({ weight }) => weight,
  lumen: ({ light }) => light?.lumen,
  kelvin: ({ light }) => light?.kelvin,
  hours_low: ({ light }) => (light?.power === 'battery' ? light.hours.low : undefined),
  hours_full: ({ light }) => (light?.power === 'battery' ? light.hours.full : undefined),
  charging: ({ light }) => (light?.power === 'battery' ? light.charging : undefined),
  replaceable: ({ light }) => light?.replaceable,
  warranty: ({ warranty }) => warranty.years,
  parts_years: ({ warranty }) => warranty.parts,
};

/** Returns the value of an attribute for a variant; `undefined` if the product does not have the attribute. */
export function readAttributeValue(product: Product, variant: Variant, code: AttributeCode): AttributeValue {
  return readers[code](product, variant);
}
