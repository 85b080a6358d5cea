/** A request that the server refuses, with the HTTP status and the message of the response. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A request with a value that the server cannot accept. */
export function badRequest(message: string): RequestProblem {
  return new RequestProblem(400, message);
}

export function missingIndex(name: string): RequestProblem {
  return new RequestProblem(404, `Index ${name} does not exist`);
}
