/** The part of jsdom that the tests use: parsing a document that a server sent. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string, options?: { readonly contentType: string });
    readonly window: Window & { readonly DOMParser: typeof DOMParser };
  }
}

/** The jsdom instance of the running test file. Vitest makes it global in the `components` project. */
declare const jsdom: {
  readonly virtualConsole: {
    readonly removeAllListeners: () => void;
    readonly forwardTo: (target: Console) => void;
  };
};
