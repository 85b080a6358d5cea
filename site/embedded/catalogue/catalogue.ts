import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import { attributesSchema } from './attribute.ts';
import { CatalogueError, type CatalogueProblem } from './catalogue-problem.ts';
import { CatalogueReader } from './catalogue-reader.ts';
import { categoriesSchema } from './category.ts';
import { type Catalogue, crossCheck } from './cross-check/cross-check.ts';
import { productSchema } from './product.ts';
import { websitesSchema } from './website.ts';

export type { Catalogue } from './cross-check/cross-check.ts';
export type { Attribute } from './attribute.ts';
export { readAttributeValue } from './attribute-values.ts';
export type { AttributeCode } from './attribute-values.ts';
export type { Category } from './category.ts';
export { CatalogueError } from './catalogue-problem.ts';
export type { CatalogueProblem } from './catalogue-problem.ts';
export { isConfigurable } from './product.ts';
export type { Product, Variant } from './product.ts';
export { resolveLabel, resolveTexts } from './texts.ts';
export type { WebsiteCode } from './website.ts';

/**
 * Reads what the shop sells: `websites.yaml`, `categories.yaml`, `attributes.yaml` and a file for each product in `products/`.
 * Products come in the order of their numbers. Sizes are in centimetres, weights in kilograms, prices in the currency of their
 * website.
 *
 * @param directory the folder that holds these files
 * @throws {CatalogueError} with all faults: file, line, path, what is wrong and what would be right
 */
export function readCatalogue(directory: string): Catalogue {
  const faults: CatalogueProblem[] = [];
  const sheetOf = (file: string) => new CatalogueReader(directory, file);
  const read = <Schema extends v.GenericSchema>(sheet: CatalogueReader, schema: Schema) => {
    const { output, faults: found } = sheet.read(schema);
    faults.push(...found);
    return output;
  };
  const lists = {
    websites: sheetOf('websites.yaml'),
    categories: sheetOf('categories.yaml'),
    attributes: sheetOf('attributes.yaml'),
  };
  const sheets = new Map(productFiles(directory).map((file) => [basename(file, '.yaml'), sheetOf(file)]));
  const websites = read(lists.websites, websitesSchema);
  const categories = read(lists.categories, categoriesSchema);
  const attributes = read(lists.attributes, attributesSchema);
  const products = [...sheets].flatMap(([handle, sheet]) => {
    const product = read(sheet, productSchema);
    return product ? [{ ...product, handle }] : [];
  });
  // What refers to an unreadable file would look wrong too, so nothing else is said until it can be read.
  if (!websites || !categories || !attributes || faults.length > 0) throw new CatalogueError(faults);

  const catalogue = { websites, categories, attributes, products: products.sort((a, b) => a.id - b.id) };
  const disagreements = crossCheck(catalogue).flatMap(({ source, path, message }) => {
    const sheet = typeof source === 'string' ? lists[source] : sheets.get(source.handle);
    return sheet ? [sheet.fault(path, message)] : [];
  });
  if (disagreements.length > 0) throw new CatalogueError(disagreements);
  return catalogue;
}

function productFiles(directory: string): string[] {
  return readdirSync(join(directory, 'products'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join('products', name));
}
