import type { FoundCategory, FoundContent, FoundProduct } from './model.ts';

/** A product for the index. Texts are plain text in the language of the store view. */
export type ProductDocument = Omit<FoundProduct, 'id' | 'name'> & {
  readonly name: string;
  readonly variantSkus: readonly string[];
  /** Search terms of the shop's editors. */
  readonly keywords: readonly string[];
  /** Its categories and those above them. */
  readonly categories: readonly { readonly uid: string; readonly name: string }[];
  /** Labels of chosen options other than colours, such as materials. */
  readonly attributes: readonly string[];
  readonly description: string;
};

export type CategoryDocument = Omit<FoundCategory, 'name'> & {
  readonly name: string;
  readonly description: string;
};

/** A page of the content system. */
export type PageDocument = Pick<FoundContent, 'id' | 'href' | 'kind'> & {
  readonly title: string;
  readonly intro: string;
  readonly text: string;
};

/** A popular term. More popular terms have higher numbers. */
export type TermDocument = { readonly term: string; readonly popularity: number };

/** Everything that a search finds in a store view. The order of products and of categories decides between equally good results. */
export type SearchDocuments = {
  readonly products: readonly ProductDocument[];
  readonly categories: readonly CategoryDocument[];
  readonly content: readonly PageDocument[];
  readonly suggestions: readonly TermDocument[];
};
