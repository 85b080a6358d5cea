import type { GlobalProvider } from '@ladle/react';

type GlobalState = Parameters<GlobalProvider>[0]['globalState'];

/**
 * A story in a document of its own, as wide as the toolbar says. Ladle draws into its frame from outside, so whatever asks for the
 * window or the end of the body (modals, lists, the focus they keep) would get that of the workbench.
 */
export function FramedStory({ globalState }: { readonly globalState: GlobalState }) {
  const address = addressOf(globalState);
  return (
    // The workbench's own page, not a stranger's.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      // Another address is another frame: it leaves no step in the browser's history.
      key={address}
      title={globalState.story}
      src={address}
      style={{ display: 'block', inlineSize: '100%', blockSize: '100vh', border: 0 }}
    />
  );
}

/** Where the story stands alone, as the toolbar and the panel have set it; written as Ladle reads it. */
function addressOf({ story, theme, rtl, control }: GlobalState): string {
  const address = new URLSearchParams({ story, mode: 'preview', theme, rtl: String(rtl) });
  for (const [name, { value, defaultValue }] of Object.entries(control)) {
    if (value === defaultValue || value === undefined) continue;
    address.set(`arg-${name}`, encodeURI(typeof value === 'string' ? value : JSON.stringify(value)));
  }
  return `?${address}`;
}
