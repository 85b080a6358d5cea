import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { readQuery } from '../query/parameters.ts';

/** An error response with the status and message of contract §2. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Returns the value.
 *
 * @throws {ApiError} 404 if it is null or undefined (contract §2)
 */
export function orNotFound<Item>(item: Item | null | undefined): Item {
  if (item === null || item === undefined) throw new ApiError(404, 'Not found.');
  return item;
}

/** @throws {ApiError} 404 if the condition is false (contract §2) */
export function assertFound(condition: boolean): void {
  if (!condition) throw new ApiError(404, 'Not found.');
}

/** Returns a JSON response whose key `data` contains the data. */
export function respond(context: Context, data: JsonValue): Response {
  return context.json({ data });
}

/** Returns the query string of the request, parsed like PHP. */
export function queryOf(context: Context): JsonObject {
  return readQuery(new URL(context.req.url).search);
}
