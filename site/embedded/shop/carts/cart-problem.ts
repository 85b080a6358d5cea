/** The codes of `CartUserInputErrorType` that the shop uses (contract A5). */
export type CartProblemCode =
  | 'PRODUCT_NOT_FOUND'
  | 'NOT_SALABLE'
  | 'INSUFFICIENT_STOCK'
  | 'COULD_NOT_FIND_CART_ITEM'
  | 'REQUIRED_PARAMETER_MISSING'
  | 'UNDEFINED';

/** A fault of one line. It is data of the response, so the other lines are kept. */
export type CartProblem = {
  readonly code: CartProblemCode;
  readonly message: string;
  /** The pieces that can be bought, for a lack of stock. */
  readonly quantity?: number | undefined;
};

/** Thrown for a line with a fault. */
export class LineRefused extends Error {
  readonly problem: CartProblem;

  constructor(code: CartProblemCode, message: string, quantity?: number) {
    super(message);
    this.problem = { code, message, quantity };
  }
}

/** Runs the work of one line and returns its fault as a list, which is empty without a fault. */
export function collectProblem(work: () => void): CartProblem[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof LineRefused) return [error.problem];
    throw error;
  }
}
