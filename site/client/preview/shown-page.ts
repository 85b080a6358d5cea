import { collectIslands } from '#site/protocol/collect-islands';
import type { PageFragment } from '#site/protocol/page-fragment';
import type { LivePreviewData } from '#site/protocol/preview';
import { hydrateIslands, type PageIslands } from '../islands.ts';
import { startReload } from '../reload.ts';
import { mustKeepPage } from '../unsent-input.ts';
import { restoreState, readState } from './element-state.ts';
import type { PageChanges } from './fetch-changes.ts';
import { keepScrollPosition } from './keep-scroll-position.ts';
import { morph } from './morph.ts';

/** The page that the browser shows: which fragment each element of `main` is. */
type ShownPage = {
  /** Returns the keys of the shown fragments. */
  keys(): ReadonlySet<string>;
  /**
   * Changes the elements whose fragments have changed, and keeps all others with their state. Returns false if only a new document can show the
   * changes, but the page may not reload now.
   */
  update(changes: PageChanges): boolean;
};

type ShownSection = { readonly id: string; readonly key: string; readonly element: HTMLElement };

/** Selects interactive sections, whose content belongs to React. */
const ISLAND = '[data-island], [data-intent-island]';

/**
 * Creates the object that updates the page of a live preview. Its `update` reloads the page if the header or footer has changed, or if the
 * elements of `main` do not match the sections of the preview. It never reloads a page with unsent input.
 *
 * @param firstPage the interactive sections of the document
 */
export function createShownPage({ sections, layout }: LivePreviewData, firstPage: PageIslands): ShownPage {
  const islands = new WeakMap<Element, PageIslands>();
  let shown: readonly ShownSection[] = [];
  const main = document.querySelector('main');
  const elements = [...(main?.querySelectorAll<HTMLElement>(':scope > *') ?? [])];
  // Each section must be one element. Otherwise `shown` stays empty, and the first update reloads the page.
  if (elements.length === sections.length)
    shown = elements.flatMap((element, at) => {
      const section = sections[at];
      return section ? [{ ...section, element }] : [];
    });

  const unmount = (element: Element) => (islands.get(element) ?? firstPage).unmount(element);

  /** Returns the element of a changed section: the shown one with other content, or a new one in its place. */
  function replace(current: HTMLElement | undefined, fragment: PageFragment['section']): HTMLElement {
    const next = parse(fragment.html);
    if (!current) return next;
    if (current.localName === next.localName && !current.matches(ISLAND) && !next.matches(ISLAND)) {
      morph(current, next);
      return current;
    }
    const state = readState(current);
    unmount(current);
    current.replaceWith(next);
    restoreState(next, state);
    return next;
  }

  return {
    keys: () => new Set(shown.map(({ key }) => key)),
    update({ outline, fragments }) {
      const isSameLayout = outline.layout.header === layout.header && outline.layout.footer === layout.footer;
      // Menus and search have their own scripts, so another header needs a document. Drafts of an entry do not change it.
      if (!main || !isSameLayout || shown.length !== main.childElementCount) {
        const reloads = !mustKeepPage() && startReload();
        if (reloads) location.reload();
        return reloads;
      }
      const restoreScroll = keepScrollPosition(shown.map(({ element }) => element));
      const before = new Map(shown.map((section) => [section.id, section]));
      const after = new Set(outline.sections.map(({ id }) => id));
      for (const { id, element } of shown) {
        if (after.has(id)) continue;
        unmount(element);
        element.remove();
      }
      const changed: PageFragment['section'][] = [];
      shown = outline.sections.flatMap(({ id, key }) => {
        const current = before.get(id);
        if (current?.key === key) return [current];
        const fragment = fragments.get(key);
        if (!fragment) return current ? [current] : [];
        changed.push(fragment);
        return [{ id, key, element: replace(current?.element, fragment) }];
      });
      placeInOrder(main, shown);
      updateTitle(outline.head);
      restoreScroll();
      for (const fragment of changed) {
        const section = shown.find(({ id }) => id === fragment.id);
        if (section && fragment.props)
          islands.set(section.element, hydrateIslands(main, collectIslands([fragment])));
      }
      return true;
    },
  };
}

/** Moves only the elements that are not in their place, because a moved element loses its focus. */
function placeInOrder(main: Element, sections: readonly ShownSection[]) {
  let next = main.firstElementChild;
  for (const { element } of sections) {
    if (element === next) next = next.nextElementSibling;
    else main.insertBefore(element, next);
  }
}

function parse(html: string): HTMLElement {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const element = content.firstElementChild;
  if (!(element instanceof HTMLElement) || content.childElementCount !== 1)
    throw new Error('Expected a section of one element.');
  return document.adoptNode(element);
}

function updateTitle(head: string) {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: head });
  document.title = content.querySelector('title')?.textContent ?? document.title;
}
