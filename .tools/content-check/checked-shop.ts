/** The shop that the content refers to. */
export interface CheckedShop {
  /** Whether the shop has a category or product at a path of a site: `/lampen.html`. */
  hasPath(site: string, path: string): boolean;
  /** Returns a message about a SKU that the site cannot show; undefined if the product exists. */
  productProblem(sku: string, site: string): string | undefined;
  /** Returns a message about the UID of a category that the site cannot show; undefined if the category exists. */
  categoryProblem(uid: string, site: string): string | undefined;
}
