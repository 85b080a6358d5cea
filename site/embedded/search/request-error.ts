/** A request that the server refuses, with the HTTP status and the message of the response. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Creates the error of a request with an invalid value: status 400. */
export function badRequest(message: string): RequestError {
  return new RequestError(400, message);
}

/** Creates the error of a request for an index that does not exist: status 404. */
export function missingIndex(name: string): RequestError {
  return new RequestError(404, `Index ${name} does not exist`);
}
