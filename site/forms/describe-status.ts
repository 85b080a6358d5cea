import { STATUS_CODES } from 'node:http';

/** Returns an HTTP status with its standard text, which visitors can report, such as `503 Service Unavailable`. */
export function describeStatus(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}
