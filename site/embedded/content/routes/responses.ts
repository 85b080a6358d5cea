import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { readQuery } from '../query/parameters.ts';

/** An answer that is not the asked thing: its status and message are those of contract §2. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

/** The value, or the 404 of contract §2 when there is none. */
export function orNotFound<Item>(item: Item | null | undefined): Item {
  if (item === null || item === undefined) throw new ApiError(404, 'Not found.');
  return item;
}

export function assertFound(condition: boolean): void {
  if (!condition) throw new ApiError(404, 'Not found.');
}

export function respond(context: Context, data: JsonValue): Response {
  return context.json({ data });
}

export function queryOf(context: Context): JsonObject {
  return readQuery(new URL(context.req.url).search);
}
