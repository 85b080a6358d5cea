import * as v from 'valibot';
import { expect, test } from 'vitest';
import { registerAndSignIn } from './customer-steps.ts';
import { ask, post, type QueryOptions, refusal, useShop } from './shop-system.ts';

useShop();

const FIELDS = `id firstname lastname company street city postcode country_code telephone vat_id
  region { region region_code region_id } default_billing default_shipping`;
const CREATE = `mutation ($input: CustomerAddressInput!) { address: createCustomerAddress(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: CustomerAddressInput) {
  address: updateCustomerAddress(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';

const dutch = {
  firstname: 'Mira',
  lastname: 'Veldman',
  company: 'Veldman & Dochters',
  street: ['Zeedijk 12', '2 hoog'],
  city: 'Amsterdam',
  postcode: '1012 AX',
  country_code: 'NL',
  telephone: '020 1234567',
  vat_id: 'NL001234567B01',
};
const american = {
  ...dutch,
  street: ['12 Ocean Drive'],
  city: 'Austin',
  postcode: '73301',
  country_code: 'US',
  region: { region_id: 57 },
};

const addressSchema = v.looseObject({ id: v.number() });

async function apply(query: string, options: QueryOptions) {
  const { address } = await ask(v.object({ address: addressSchema }), query, options);
  return address;
}

const create = (input: object, options: QueryOptions) => apply(CREATE, { ...options, variables: { input } });

test('An address book has addresses with two defaults', async () => {
  const visitor = await registerAndSignIn();
  const first = await create({ ...dutch, default_billing: true, default_shipping: true }, visitor);
  expect(first).toMatchObject({ ...dutch, default_billing: true, default_shipping: true });
  const second = await create({ ...dutch, city: 'Utrecht', default_shipping: true }, visitor);
  const { data } = await post(
    `{ customer { default_billing default_shipping addresses { id default_billing default_shipping }
      addressesV2(pageSize: 1, currentPage: 2) { items { city } total_count page_info { total_pages } } } }`,
    visitor,
  );
  expect(data).toEqual({
    customer: {
      default_billing: String(first.id),
      default_shipping: String(second.id),
      addresses: [
        { id: first.id, default_billing: true, default_shipping: false },
        { id: second.id, default_billing: false, default_shipping: true },
      ],
      addressesV2: { items: [{ city: 'Utrecht' }], total_count: 2, page_info: { total_pages: 2 } },
    },
  });
});

test('A change keeps the other fields, and can end a default', async () => {
  const visitor = await registerAndSignIn();
  const { id } = await create({ ...dutch, default_billing: true }, visitor);
  const update = (input: object) => apply(UPDATE, { ...visitor, variables: { id, input } });
  expect(await update({ city: 'Zaandam' })).toMatchObject({
    ...dutch,
    city: 'Zaandam',
    default_billing: true,
  });
  expect(await update({ country_code: 'DE', postcode: '10115', default_billing: false })).toMatchObject({
    city: 'Zaandam',
    country_code: 'DE',
    default_billing: false,
  });
});

test('An American address has a state, named by its id, its code or its name', async () => {
  const visitor = await registerAndSignIn(undefined, { store: 'us_en' });
  const texas = { region: 'Texas', region_code: 'TX', region_id: 57 };
  for (const region of [{ region_id: 57 }, { region_code: 'tx' }, { region: 'texas' }])
    expect(await create({ ...american, region }, visitor)).toMatchObject({ region: texas });
  const refusalOf = (region: object | null) =>
    refusal(CREATE, { ...visitor, variables: { input: { ...american, region } } });
  expect((await refusalOf(null)).message).toBe('"regionId" is required. Enter and try again.');
  expect((await refusalOf({ region_id: 76 })).category).toBe('graphql-input');
});

test.each([
  [{ street: ['a', 'b', 'c'] }, '"Street Address" cannot contain more than 2 lines.'],
  [{ telephone: '020/1234567' }, 'Invalid Phone Number. Please use 0-9, +, -, (, ) and space.'],
  [{ telephone: '1'.repeat(21) }, 'Invalid Phone Number. Please use 0-9, +, -, (, ) and space.'],
  [{ firstname: ' ', telephone: null }, 'Required parameters are missing: firstname, telephone'],
  [{ street: [''] }, 'Required parameters are missing: street'],
  [{ country_code: 'ES' }, 'Invalid value of "ES" provided for the countryId field.'],
  [{ city: 'x'.repeat(256) }, '"City" length must be equal or less than 255 characters.'],
])('An address with %j is refused', async (fields, message) => {
  const visitor = await registerAndSignIn();
  const input = { ...dutch, ...fields };
  expect(await refusal(CREATE, { ...visitor, variables: { input } })).toEqual({
    message,
    category: 'graphql-input',
  });
});

test('A default address cannot be deleted, and another address can', async () => {
  const visitor = await registerAndSignIn();
  const billing = await create({ ...dutch, default_billing: true }, visitor);
  const shipping = await create({ ...dutch, default_shipping: true }, visitor);
  const other = await create(dutch, visitor);
  for (const [{ id }, kind] of [
    [billing, 'billing'],
    [shipping, 'shipping'],
  ] as const)
    expect(await refusal(DELETE, { ...visitor, variables: { id } })).toEqual({
      message: `Customer Address ${id} is set as default ${kind} address and can not be deleted`,
      category: 'graphql-input',
    });
  const variables = { id: other.id };
  expect((await post(DELETE, { ...visitor, variables })).data).toEqual({ deleteCustomerAddress: true });
  expect(await refusal(DELETE, { ...visitor, variables })).toEqual({
    message: `Could not find a address with ID "${other.id}"`,
    category: 'graphql-no-such-entity',
  });
});

test('The address of another customer cannot be changed, and a guest has no address book', async () => {
  const owner = await registerAndSignIn();
  const { id } = await create(dutch, owner);
  const visitor = await registerAndSignIn();
  const refused = {
    message: `Current customer does not have permission to address with ID "${id}"`,
    category: 'graphql-authorization',
  };
  expect(await refusal(UPDATE, { ...visitor, variables: { id, input: { city: 'Delft' } } })).toEqual(refused);
  expect(await refusal(DELETE, { ...visitor, variables: { id } })).toEqual(refused);
  for (const [query, variables] of [
    [CREATE, { input: dutch }],
    [UPDATE, { id, input: dutch }],
    [DELETE, { id }],
  ] as const)
    expect((await refusal(query, { variables })).message).toBe("The current customer isn't authorized.");
});
