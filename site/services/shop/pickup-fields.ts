import type { Outcome } from '#site/services/http';

/** The field of In-Store Pickup in the carts of Magento. */
const FIELD = 'pickup_location_code';
/** The variable with its value in mutations. */
const VARIABLE = 'pickupLocation';
/** The messages of a schema that does not have the field. */
const REFUSED = /^(?:Cannot query field|Field) "pickup_location_code"/;

/**
 * The fields of In-Store Pickup in operations. They belong to modules of Magento that an installation can lack. Its schema then refuses each
 * operation with these fields before it runs, so the operation can be sent again without them.
 */
export type PickupFields = {
  /** Returns the text of an operation, without the fields if the shop has refused them. */
  readonly textFor: (text: string) => Promise<string>;
  /** Returns whether the shop has refused the fields of an operation. Texts of later calls do not contain them. */
  readonly areRefused: (text: string, outcome: Outcome<unknown>) => boolean;
};

/** Creates the memory of what the shop accepts, one per process. */
export function createPickupFields(): PickupFields {
  const shortened = new Map<string, string>();
  let isMissing = false;
  return {
    async textFor(text) {
      if (!isMissing || !text.includes(FIELD)) return text;
      const known = shortened.get(text) ?? (await withoutFields(text));
      shortened.set(text, known);
      return known;
    },
    areRefused(text, outcome) {
      if (outcome.ok || outcome.failure.kind !== 'refused' || !text.includes(FIELD)) return false;
      if (!REFUSED.test(outcome.failure.message)) return false;
      isMissing = true;
      return true;
    },
  };
}

/** Returns an operation without the fields, their input and their variable. Most shops never need the parser, so it is loaded on demand. */
async function withoutFields(text: string): Promise<string> {
  const { parse, print, visit } = await import('graphql');
  return print(
    visit(parse(text), {
      Field: ({ name }) => (name.value === FIELD ? null : undefined),
      ObjectField: ({ name }) => (name.value === FIELD ? null : undefined),
      VariableDefinition: ({ variable }) => (variable.name.value === VARIABLE ? null : undefined),
    }),
  );
}
