import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Value, Values } from '../files/value.ts';
import { readQuery } from '../query/parameters.ts';

/** An answer that is not the asked thing: its status and message are those of contract §2. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

/** The value, or the 404 of contract §2 when there is none. */
export function found<Item>(item: Item | null | undefined): Item {
  if (item === null || item === undefined) throw new Refusal(404, 'Not found.');
  return item;
}

export function foundIf(condition: boolean): void {
  if (!condition) throw new Refusal(404, 'Not found.');
}

export function answer(context: Context, data: Value): Response {
  return context.json({ data });
}

export function queryOf(context: Context): Values {
  return readQuery(new URL(context.req.url).search);
}
