import type { Rules } from './read-rules.ts';

/** What is asked for, and how it is judged. */
type Asked = {
  /** Unique among its neighbours, without a dot. */
  readonly name: string;
  /** What the visitor knows it by; messages of other fields may name it. */
  readonly label: string;
  readonly rules?: Rules | undefined;
  /** Words of its own for what a rule refuses, by the rule's name. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
};

/** A question, several that belong together, or the same ones as many times as there are rows. */
export type FieldDescription =
  | (Asked & { readonly kind?: 'input' | undefined; readonly initial?: unknown })
  | (Asked & { readonly kind: 'group'; readonly fields: readonly FieldDescription[] })
  | (Asked & {
      readonly kind: 'list';
      readonly row: readonly FieldDescription[];
      readonly initial?: readonly Values[] | undefined;
    });

/** Answers by field; those of a group are of the same shape, those of a list an array of it. */
export type Values = Readonly<Record<string, unknown>>;

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
