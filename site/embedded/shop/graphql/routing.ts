/** The URL of a page and the code of the redirect that led to it; 0 without a redirect. */
export type Routing = { readonly relativeUrl: string; readonly redirectCode: number };
