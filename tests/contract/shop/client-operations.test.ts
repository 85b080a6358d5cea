import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as operations from '../../../site/services/shop/operations/operations.ts';
import { post, useShop } from './shop-system.ts';

useShop();

test('Every operation of the client is valid in the schema of the shop, if introspection is open', async ({
  skip,
}) => {
  const { data, errors } = await post(getIntrospectionQuery({ descriptions: false }));
  skip(errors.length > 0, 'The shop refuses introspection, as Magento does in production mode.');
  const schema = buildClientSchema(data as IntrospectionQuery);
  const problems = Object.values(operations).flatMap(({ name, text }) =>
    validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`),
  );
  expect(problems).toEqual([]);
});
