import type { Failure, Outcome } from '#site/services/http';

/** The field of In-Store Pickup in the carts of Magento. */
const FIELD = 'pickup_location_code';
/** The variable with its value in mutations. */
const VARIABLE = 'pickupLocation';
/** The messages of a schema that does not have the field. */
const REFUSED = /^(?:Cannot query field|Field) "pickup_location_code"/;
/** How long operations are sent without the fields after a refusal. Another server of the shop may have them. */
const REFUSED_MS = 60 * 60 * 1_000;

/**
 * The fields of Magento's optional module In-Store Pickup. Without the module, the schema refuses an operation with them before it runs, so the
 * operation can be sent again without them.
 */
export type PickupFields = {
  /** Returns the text of an operation, without the fields if the shop has refused them in the last hour. */
  readonly acceptedText: (text: string) => Promise<string>;
  /** Records a refusal of the fields. Returns whether the outcome of the operation is one. */
  readonly recordRefusal: (text: string, outcome: Outcome<unknown>) => boolean;
};

/** Creates the record of refused pickup fields, one per process. */
export function createPickupFields(now: () => number = Date.now): PickupFields {
  const shortened = new Map<string, string>();
  let refusedUntil = 0;
  return {
    async acceptedText(text) {
      if (now() >= refusedUntil || !text.includes(FIELD)) return text;
      const known = shortened.get(text) ?? (await withoutFields(text));
      shortened.set(text, known);
      return known;
    },
    recordRefusal(text, outcome) {
      if (outcome.ok || outcome.failure.kind !== 'refused' || !text.includes(FIELD)) return false;
      if (!REFUSED.test(outcome.failure.message)) return false;
      refusedUntil = now() + REFUSED_MS;
      return true;
    },
  };
}

/** Returns whether the shop refused the query of all locations, because a schema without In-Store Pickup does not have it. */
export function lacksPickup(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.message.startsWith('Cannot query field "pickupLocations"');
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
