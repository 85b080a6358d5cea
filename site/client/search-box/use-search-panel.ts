import { useEffect, useState } from 'react';
import { PANEL_TOP } from './search-suggestions.css.ts';
import { panelClasses } from './suggestion-panel.tsx';

/** The typed term without spaces around it, and whether the panel with the field is open. */
type SearchPanel = { readonly isOpen: boolean; readonly term: string };

/**
 * Follows the popover and the field of the search form. The panel starts below the header, or at the top of the window if the header is
 * outside of it.
 */
export function useSearchPanel(
  button: HTMLButtonElement,
  form: HTMLFormElement,
  input: HTMLInputElement,
): SearchPanel {
  const [panel, setPanel] = useState<SearchPanel>(() => readPanel(form, input));

  useEffect(() => {
    const cleanup = new AbortController();
    const update = () => setPanel(readPanel(form, input));
    const place = () => {
      const bar = button.closest('header')?.getBoundingClientRect();
      form.style.setProperty(PANEL_TOP, `${Math.max(0, Math.round(bar?.bottom ?? 0))}px`);
    };
    // Selects before the field gets the focus, so that the first typed letter replaces the term.
    const selectTerm = ({ newState }: ToggleEvent) => {
      if (newState === 'open') input.select();
    };
    form.classList.add(panelClasses.form);
    place();
    input.addEventListener('input', update, cleanup);
    form.addEventListener('beforetoggle', place, cleanup);
    form.addEventListener('beforetoggle', selectTerm, cleanup);
    form.addEventListener('toggle', update, cleanup);
    window.addEventListener('resize', place, cleanup);
    // The box may have been opened, or text typed, while this script was loading.
    update();
    return () => {
      cleanup.abort();
      form.classList.remove(panelClasses.form);
    };
  }, [button, form, input]);

  return panel;
}

function readPanel(form: HTMLFormElement, input: HTMLInputElement): SearchPanel {
  return { isOpen: form.matches(':popover-open'), term: input.value.trim() };
}
