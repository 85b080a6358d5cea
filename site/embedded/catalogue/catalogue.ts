import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import { attributesSchema } from './attribute.ts';
import { CatalogueError, type CatalogueProblem } from './catalogue-problem.ts';
import { CatalogueReader } from './catalogue-reader.ts';
import { categoriesSchema } from './category.ts';
import { type Catalogue, crossCheck } from './cross-check/cross-check.ts';
import { productSchema } from './product.ts';
import { redirectsSchema } from './redirect.ts';
import { websitesSchema } from './website.ts';

export type { Catalogue } from './cross-check/cross-check.ts';
export { type Attribute, shopAttributeIds } from './attribute.ts';
export { readAttributeValue } from './attribute-values.ts';
export { CatalogueError } from './catalogue-problem.ts';
export { isConfigurable } from './product.ts';
export type { Product, Variant } from './product.ts';
export { resolveLabel, resolveTexts } from './texts.ts';
export { categoryPath, listPaths } from './paths.ts';
export { websiteCodes } from './website.ts';
export type { WebsiteCode } from './website.ts';

/**
 * Reads `websites.yaml`, `categories.yaml`, `attributes.yaml`, `redirects.yaml` and one file for each product in `products/`. Products are
 * sorted by id. Sizes are in centimetres, weights in kilograms, prices in the currency of their website.
 *
 * @param directory the folder that holds these files
 * @throws {CatalogueError} with all problems: file, line, path, and a correct example
 */
export function readCatalogue(directory: string): Catalogue {
  const problems: CatalogueProblem[] = [];
  const createReader = (file: string) => new CatalogueReader(directory, file);
  const read = <Schema extends v.GenericSchema>(reader: CatalogueReader, schema: Schema) => {
    const { output, problems: found } = reader.read(schema);
    problems.push(...found);
    return output;
  };
  const listReaders = {
    websites: createReader('websites.yaml'),
    categories: createReader('categories.yaml'),
    attributes: createReader('attributes.yaml'),
    redirects: createReader('redirects.yaml'),
  };
  const productReaders = new Map(
    productFiles(directory).map((file) => [basename(file, '.yaml'), createReader(file)]),
  );
  const websites = read(listReaders.websites, websitesSchema);
  const categories = read(listReaders.categories, categoriesSchema);
  const attributes = read(listReaders.attributes, attributesSchema);
  const redirects = read(listReaders.redirects, redirectsSchema);
  const products = [...productReaders].flatMap(([handle, reader]) => {
    const product = read(reader, productSchema);
    return product ? [{ ...product, handle }] : [];
  });
  // References to an invalid file would be reported too, so the cross-check runs only if every file is valid.
  if (!websites || !categories || !attributes || !redirects || problems.length > 0)
    throw new CatalogueError(problems);

  products.sort((a, b) => a.id - b.id);
  const catalogue = { websites, categories, attributes, products, redirects };
  const inconsistencies = crossCheck(catalogue).flatMap(({ source, path, message }) => {
    const reader = typeof source === 'string' ? listReaders[source] : productReaders.get(source.handle);
    return reader ? [reader.problemAt(path, message)] : [];
  });
  if (inconsistencies.length > 0) throw new CatalogueError(inconsistencies);
  return catalogue;
}

function productFiles(directory: string): string[] {
  return readdirSync(join(directory, 'products'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join('products', name));
}
