/** The codes of `CartUserInputErrorType` that the shop uses (contract A5). */
export type CartProblemCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

/** A problem with one line. The response contains it as data instead of an error, so the other lines are processed. */
export type CartProblem = {
  readonly code: CartProblemCode;
  readonly message: string;
  /** The number of pieces that can be bought, if there are too few. */
  readonly quantity?: number | undefined;
};

/** Thrown for a line with a problem. */
export class RefusedLineError extends Error {
  readonly problem: CartProblem;

  constructor(code: CartProblemCode, message: string, quantity?: number) {
    super(message);
    this.problem = { code, message, quantity };
  }
}

/** Runs the work of one line. Returns a list with its problem, or an empty list without a problem. Other errors are thrown again. */
export function collectProblem(work: () => void): CartProblem[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof RefusedLineError) return [error.problem];
    throw error;
  }
}
