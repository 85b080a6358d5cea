/** A GraphQL operation. `Data` and `Variables` are its generated types. */
export type Operation<Data, Variables> = {
  readonly name: string;
  readonly text: string;
  /** Only for the type checker. */
  readonly types?: { readonly data: Data; readonly variables: Variables };
};

/** Data whose fields are all present. Magento declares nearly every field as nullable, and schemas require some of them. */
export type Present<Data> = Data extends readonly (infer Item)[]
  ? Present<Item>[]
  : Data extends object
    ? { [Key in keyof Data]: Present<NonNullable<Data[Key]>> }
    : NonNullable<Data>;
