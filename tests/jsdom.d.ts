/** As much of it as tests use: documents that a server sent, read as a browser reads them. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { readonly contentType: string });
    readonly window: Window;
  }
}
