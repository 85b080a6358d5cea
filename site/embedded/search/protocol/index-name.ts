import { badRequest } from '../request-error.ts';

const MAX_LENGTH = 256;

/** @throws {RequestError} 400 for a name that an index cannot have */
export function checkIndexName(name: string): string {
  if (name === '' || name === '*' || name.length > MAX_LENGTH || /\p{Cc}/u.test(name))
    throw badRequest(`indexName: expected 1 to ${MAX_LENGTH} characters`);
  return name;
}
