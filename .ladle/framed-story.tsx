import type { GlobalProvider } from '@ladle/react';

type GlobalState = Parameters<GlobalProvider>[0]['globalState'];

/**
 * A story in an iframe with the width that is selected in the toolbar. Ladle's own frame renders the story from the parent window, so
 * modals, lists and focus traps would use the window and body of the workbench.
 */
export function FramedStory({ globalState }: { readonly globalState: GlobalState }) {
  const url = createStoryUrl(globalState);
  return (
    // The frame shows a page of the workbench, which is trusted.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      // A new URL mounts a new iframe, because navigating an iframe adds a history entry.
      key={url}
      title={globalState.story}
      src={url}
      style={{ display: 'block', inlineSize: '100%', blockSize: '100vh', border: 0 }}
    />
  );
}

/** Returns the preview URL of a story with the state of the toolbar and controls, in Ladle's format. */
function createStoryUrl({ story, theme, rtl, control }: GlobalState): string {
  const search = new URLSearchParams({ story, mode: 'preview', theme, rtl: String(rtl) });
  for (const [name, { value, defaultValue }] of Object.entries(control)) {
    if (value === defaultValue || value === undefined) continue;
    search.set(`arg-${name}`, encodeURI(typeof value === 'string' ? value : JSON.stringify(value)));
  }
  return `?${search}`;
}
