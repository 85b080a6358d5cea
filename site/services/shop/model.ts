/** An amount in a currency. `value` is in the main unit: 149.5 for € 149,50. */
export type Amount = { readonly value: number; readonly currency: string };

/** A tax or a discount with its name in the language of the store view. */
export type NamedAmount = { readonly label: string; readonly amount: Amount };

/** Settings of a store view. */
export type StoreSettings = {
  readonly store: string;
  readonly website: string;
  readonly currency: string;
  /** End of the URLs of products: `.html`. */
  readonly productSuffix: string;
  readonly rootCategoryUid: string;
  /** Whether the catalogue's prices include tax. */
  readonly isTaxIncluded: boolean;
  readonly passwordRules: PasswordRules;
};

/** The minimum length of a new password, and how many of the four kinds of characters it must have. */
export type PasswordRules = { readonly minLength: number; readonly minCharacterClasses: number };

/** A country that the shop delivers to. */
export type Country = {
  /** ISO 3166 code with two letters. */
  readonly id: string;
  readonly name: string;
  /** An address needs one of them. Empty for a country whose addresses need none. */
  readonly regions: readonly StateOrProvince[];
};

/** A state or province. */
type StateOrProvince = { readonly id: number; readonly code: string; readonly name: string };

/** The target of a URL of the shop. */
export type ShopRoute = {
  readonly kind: 'product' | 'category' | 'other';
  /** The UID of a category, or the SKU of a product. Empty for other pages. */
  readonly id: string;
  /** Path of the target without a leading slash, which differs from the requested one after a redirect. */
  readonly path: string;
  /** The status of a redirect. Undefined if the URL is that of the target. */
  readonly redirect: 301 | 302 | undefined;
};

/** A link to a category. */
export type CategoryLink = {
  readonly uid: string;
  readonly name: string;
  /** Path without a leading slash, with the suffix of the store view. */
  readonly path: string;
  readonly image: string | undefined;
  readonly productCount: number;
};

/** A category with the texts and links that its page shows. */
export type CategoryDetails = CategoryLink & {
  /** HTML that the shop's editors wrote. It is not sanitised. */
  readonly description: string;
  readonly metaTitle: string | undefined;
  readonly metaDescription: string | undefined;
  /** The categories above it, from the top. */
  readonly parents: readonly { readonly uid: string; readonly name: string; readonly path: string }[];
  /** The subcategories of the menu, in their order. */
  readonly children: readonly CategoryLink[];
};

/** A picture of a product. */
export type ProductPicture = { readonly url: string; readonly alt: string };

/** The price of a product, or of its cheapest variant. */
export type Price = {
  readonly regular: Amount;
  readonly final: Amount;
  /** Rounded percentage. 0 without a discount. */
  readonly percentOff: number;
};

/** A choice of a configurable product, such as its colour. */
export type ProductOption = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly {
    readonly uid: string;
    readonly label: string;
    /** CSS colour of a colour swatch. */
    readonly color: string | undefined;
  }[];
};

/** A variant of a configurable product, as far as its card shows it. */
export type VariantCard = {
  readonly sku: string;
  readonly isInStock: boolean;
  /** The number of pieces in stock, if it is low. */
  readonly piecesLeft: number | undefined;
  readonly picture: ProductPicture | undefined;
  /** The chosen options: the uid as in `ProductOption`, and the value that filters a list. */
  readonly options: readonly { readonly uid: string; readonly code: string; readonly value: string }[];
};

/** A product in a list. */
export type ProductCard = {
  readonly uid: string;
  readonly sku: string;
  readonly name: string;
  /** Path without a leading slash, with the suffix of the store view. */
  readonly path: string;
  readonly isInStock: boolean;
  /** The number of pieces in stock, if it is low. */
  readonly piecesLeft: number | undefined;
  readonly newFrom: string | undefined;
  readonly newTo: string | undefined;
  readonly pictures: readonly ProductPicture[];
  readonly price: Price;
  /** Whether variants have different prices, so that the price is the lowest one. */
  readonly hasPriceRange: boolean;
  readonly options: readonly ProductOption[];
  /** Empty for a product without variants. */
  readonly variantCards: readonly VariantCard[];
};

/** The values of an attribute in a list, with the number of products of each. */
export type Facet = {
  readonly code: string;
  readonly label: string;
  readonly options: readonly { readonly label: string; readonly value: string; readonly count: number }[];
};

/** A filter of a list: an attribute, and the values of which a product has one. A price has one value, a range: `100_200`. */
export type ListFilter = { readonly code: string; readonly values: readonly string[] };

/** The field and the direction of a sorted list. */
export type ListSort = { readonly field: string; readonly direction: 'asc' | 'desc' };

/** A query for one page of the products of a category, with the choice of the visitor. */
export type CategoryListQuery = {
  readonly uid: string;
  readonly filters: readonly ListFilter[];
  /** Without it, the list has the order of the shop. */
  readonly sort: ListSort | undefined;
  readonly pageSize: number;
  /** From 1. */
  readonly page: number;
};

/** A value of a facet. Its count is the length of the list that has this value and the choice in all other facets. */
type CategoryFacetOption = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** CSS colour of a colour swatch. */
  readonly color: string | undefined;
};

/** A facet of a category with all values that occur in the category. */
export type CategoryFacet = {
  readonly code: string;
  readonly label: string;
  readonly options: readonly CategoryFacetOption[];
};

/** Everything that a category page shows. */
export type CategoryListing = {
  readonly settings: StoreSettings;
  readonly category: CategoryDetails;
  readonly products: readonly ProductCard[];
  readonly total: number;
  readonly pageCount: number;
  readonly facets: readonly CategoryFacet[];
  /** Codes of the fields by which the list can be sorted, with their names. */
  readonly sortFields: readonly { readonly label: string; readonly value: string }[];
};
