import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, test } from 'vitest';

/** The URL of a running shop with the demo catalogue. Without it, the tests start the embedded server. */
const configuredUrl = process.env['MAGENTO_BASE_URL']?.replace(/\/+$/, '');

/** The clock of the embedded server. At this time, some special prices of the catalogue have ended and all others have not. */
export const now = new Date('2026-11-20T12:00:00Z');

export type ShopResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  readonly errors: readonly ShopError[];
};

const shopError = v.object({
  message: v.string(),
  path: v.optional(v.array(v.union([v.string(), v.number()]))),
  extensions: v.optional(v.object({ category: v.optional(v.string()), error_code: v.optional(v.string()) })),
});
export type ShopError = v.InferOutput<typeof shopError>;

const envelope = v.object({ data: v.optional(v.unknown()), errors: v.optional(v.array(shopError), []) });

/** Cost of the password hash. A low cost keeps the tests fast. */
const PASSWORD_COST = 11;

let clockOffsetMs = 0;

/** Moves the clock of the embedded server forward. Only for tests of the embedded server. */
export function advanceClock(milliseconds: number): void {
  clockOffsetMs += milliseconds;
}

const started = { url: '', log: new Array<string>(), mailFolder: '', close: async () => {} };

/** Settings of the embedded server. */
export type EmbeddedOptions = {
  readonly requiresConfirmation?: boolean;
  readonly translatesMessages?: boolean;
};

/** Starts the shop before the tests of a file and stops it after them. Each file has its own database. */
export function useShop(options: EmbeddedOptions = {}) {
  beforeAll(async () => {
    if (configuredUrl) started.url = configuredUrl;
    else await startEmbedded(options);
  });
  afterAll(() => started.close());
}

async function startEmbedded(options: EmbeddedOptions) {
  const { startShopServer } = await import('#embedded/shop');
  clockOffsetMs = 0;
  started.log.length = 0;
  const directory = await mkdtemp(join(tmpdir(), 'shop-contract-'));
  const server = await startShopServer({
    directory,
    catalogue: 'site/embedded/catalogue',
    mediaDirectory: 'site/statamic/public/assets',
    port: 0,
    now: () => new Date(now.getTime() + clockOffsetMs),
    log: (line) => started.log.push(line),
    passwordCost: PASSWORD_COST,
    ...options,
  });
  started.mailFolder = join(directory, 'mails');
  started.url = server.url;
  started.close = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
}

/** Sends a request to `/graphql` and parses its body. */
export async function sendRequest(init: RequestInit, search = ''): Promise<ShopResponse> {
  const response = await fetch(`${started.url}/graphql${search}`, init);
  const text = await response.text();
  const { data, errors } = v.parse(envelope, text === '' ? {} : JSON.parse(text));
  return { status: response.status, headers: response.headers, data, errors };
}

export type QueryOptions = {
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The code of the store view; the default store view without it. */
  readonly store?: string;
  readonly currency?: string;
  /** The token of a customer. */
  readonly token?: string | undefined;
};

/** Sends a query by POST. */
export function post(query: string, { variables, store, currency, token }: QueryOptions = {}) {
  const headers = {
    'Content-Type': 'application/json',
    ...(store !== undefined && { Store: store }),
    ...(currency !== undefined && { 'Content-Currency': currency }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  return sendRequest({ method: 'POST', headers, body: JSON.stringify({ query, variables }) });
}

/** Sends a query and returns one field of its data, validated. Throws if the response has errors. */
export async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  query: string,
  options?: QueryOptions,
): Promise<v.InferOutput<Schema>> {
  const { data, errors } = await post(query, options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return v.parse(schema, data);
}

/** Sends a query that is refused and returns the message and category of its first error. */
export async function refusal(query: string, options?: QueryOptions) {
  const { errors } = await post(query, options);
  return { message: errors[0]?.message, category: errors[0]?.extensions?.category };
}

/** The URL of the running shop, and the log lines and mails of the embedded server. */
export const shop = () => ({ url: started.url, log: started.log, mailFolder: started.mailFolder });

/** A test for the embedded server only. It is skipped with the reason if `MAGENTO_BASE_URL` is set. */
export function embeddedTest(name: string, reason: string, rule: () => Promise<void>) {
  test(`${name} (embedded server only)`, async ({ skip }) => {
    skip(configuredUrl !== undefined, reason);
    await rule();
  });
}
