/** A request that the server refuses, with the HTTP status and the message of the response. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Creates the problem of a request with an invalid value: status 400. */
export function badRequest(message: string): RequestProblem {
  return new RequestProblem(400, message);
}

/** Creates the problem of a request for an index that does not exist: status 404. */
export function missingIndex(name: string): RequestProblem {
  return new RequestProblem(404, `Index ${name} does not exist`);
}
