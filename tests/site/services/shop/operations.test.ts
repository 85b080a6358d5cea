import { readFileSync } from 'node:fs';
import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { generateOperations, OPERATIONS_FILE } from '../../../../.tools/codegen/generate-operations.ts';
import { limitAliases, limitQuerySize } from '../../../../site/embedded/shop/endpoint/query-limits.ts';
import * as generated from '../../../../site/services/shop/operations/operations.ts';

const schema = buildSchema(readFileSync('site/embedded/shop/graphql/schema.graphql', 'utf8'));
const operations = Object.values(generated);

test('The generated operations match their documents and the schema', async () => {
  expect(await generateOperations()).toBe(readFileSync(OPERATIONS_FILE, 'utf8'));
});

test('The folder has operations', () => {
  expect(operations.length).toBeGreaterThan(3);
});

describe.each(operations.map(({ name, text }) => [name, text] as const))(
  'The operation %s',
  (_name, text) => {
    test('is valid and within the limits of complexity, depth and aliases', () => {
      expect(validate(schema, parse(text), [...specifiedRules, limitAliases, limitQuerySize])).toEqual([]);
    });

    test('fits in a URL that every server accepts', () => {
      expect(encodeURIComponent(text).length).toBeLessThan(6_000);
    });
  },
);
