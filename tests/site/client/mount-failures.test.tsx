import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hydrateElement } from '../../../site/client/hydrate-element.ts';
import { hydrateIslands } from '../../../site/client/islands.ts';
import { enhanceMiniCart } from '../../../site/client/mini-cart.ts';
import { enhancePhoneMenu } from '../../../site/client/phone-menu.ts';
import { enhanceSearchBox } from '../../../site/client/search-box.ts';
import { enhanceStoreMaps } from '../../../site/client/store-maps.ts';
import { expectConsole, getConsoleTexts } from '../../expect-console.ts';

const FAILURE = new Error('The chunk is broken');
vi.mock('../../../site/client/mini-cart/mount-mini-cart.tsx', () => ({
  mountMiniCart: async () => {
    throw FAILURE;
  },
}));
vi.mock('../../../site/client/search-box/search-suggestions.tsx', () => ({
  mountSearchSuggestions: async () => {
    throw FAILURE;
  },
}));
vi.mock('../../../site/client/phone-menu-modal.tsx', () => ({
  mountPhoneMenu: () => {
    throw FAILURE;
  },
}));

vi.mock('../../../site/pages/store-finder/map/section-map.tsx', () => ({
  SectionMap: () => {
    throw FAILURE;
  },
}));

// In `act` React throws errors instead of reporting them, so the file runs without it.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // The server does not respond, so no failure reloads the page.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

const logged = () => waitFor(() => expect(getConsoleTexts('error')).not.toEqual([]));
/** Waits until the tasks that the events have started are done. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('A section whose code cannot be loaded is logged once, and keeps the HTML of the server', async () => {
  expectConsole('error', /^Error while mounting app s0 nothing Error: No interactive view for "nothing"/);
  document.body.innerHTML = '<main><section data-intent-island="s0"><a href="/nl">Home</a></section></main>';
  const [page] = document.getElementsByTagName('main');
  if (!page) throw new Error('there is a page');
  hydrateIslands(page, { s0: { type: 'nothing', props: {} } });
  const link = screen.getByRole('link');
  for (const type of ['pointerover', 'focusin']) link.dispatchEvent(new Event(type, { bubbles: true }));
  await waitFor(() => expect(link.closest('section')).toHaveAttribute('data-hydrated', 'failed'));
  await logged();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(getConsoleTexts('error')).toHaveLength(1);
});

test('A press on a submit button that waited for a section sends the form of the server if the section fails', async () => {
  expectConsole('error', /^Error while mounting app s0 interactive-carousel TypeError/);
  document.body.innerHTML = `<main><section data-intent-island="s0"><form method="post">
    <input name="name"><button type="submit">Back</button><button type="submit">Send</button>
  </form></section></main>`;
  const [page] = document.getElementsByTagName('main');
  if (!page) throw new Error('there is a page');
  hydrateIslands(page, { s0: { type: 'interactive-carousel', props: {} } });
  const submitters = vi.fn<(submitter: HTMLElement | null) => void>();
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    submitters(event.submitter);
  });

  const send = screen.getByRole('button', { name: 'Send' });
  send.click();
  await waitFor(() => expect(submitters).toHaveBeenCalled());

  expect(send).not.toBeInTheDocument();
  expect(submitters.mock.calls).toEqual([[screen.getByRole('button', { name: 'Send' })]]);
});

test('A view that has failed takes no further props, so the page is loaded', async () => {
  expectConsole('error', /^Error while mounting app s0 Error: The view is broken/);
  document.body.innerHTML = '<section><p>From the server</p></section>';
  const [element] = document.getElementsByTagName('section');
  if (!element) throw new Error('there is a section');
  const Broken = () => {
    throw new Error('The view is broken');
  };
  const { render, settled } = hydrateElement(element, <Broken />, { idPrefix: 's0', name: 's0' });
  await settled;
  expect(render(<p>From the browser</p>)).toBe(false);
  await settle();
  expect(element.innerHTML).toBe('<p>From the server</p>');
});

test('The search box whose suggestions cannot be mounted is logged once and stays a form', async () => {
  expectConsole('error', 'Error while mounting app search box Error: The chunk is broken');
  document.body.innerHTML =
    '<button popovertarget="search">Search</button><form id="search" popover action="/nl/zoeken"><input name="q"></form>';
  const [button] = document.getElementsByTagName('button');
  const [form] = document.getElementsByTagName('form');
  // jsdom does not have popovers.
  Object.assign(button ?? {}, { popoverTargetElement: form });
  enhanceSearchBox(new Event('pointerdown'));
  for (const attempt of [1, 2]) {
    button?.dispatchEvent(new Event('pointerenter'));
    await logged();
    await settle();
    expect(getConsoleTexts('error'), `attempt ${attempt}`).toHaveLength(1);
  }
  expect(form?.querySelector('input')).toBeInTheDocument();
  expect(form?.children).toHaveLength(1);
});

test('The phone menu that cannot be mounted is logged once, and its button opens the popover', async () => {
  expectConsole('error', 'Error while mounting app phone menu Error: The chunk is broken');
  document.body.innerHTML = '<button popovertarget="menu">Menu</button><div id="menu" popover></div>';
  const [button] = document.getElementsByTagName('button');
  Object.assign(button ?? {}, { popoverTargetElement: document.getElementById('menu') });
  enhancePhoneMenu();
  for (const attempt of [1, 2]) {
    button?.dispatchEvent(new Event('pointerenter'));
    await logged();
    await settle();
    expect(getConsoleTexts('error'), `attempt ${attempt}`).toHaveLength(1);
  }
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  button?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('The mini cart that cannot be mounted is logged once, and its link stays', async () => {
  expectConsole('error', 'Error while mounting app mini cart Error: The chunk is broken');
  document.body.innerHTML = '<header><a data-slot="cart" href="/nl/winkelwagen">Cart</a></header>';
  const link = screen.getByRole('link');
  enhanceMiniCart(new Event('pointerdown'));
  for (const attempt of [1, 2]) {
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await logged();
    await settle();
    expect(getConsoleTexts('error'), `attempt ${attempt}`).toHaveLength(1);
  }
  expect(link).toHaveAttribute('href', '/nl/winkelwagen');
});

test('The map of stores that fails to render is logged once, and the next opening tries again', async () => {
  expectConsole('error', 'Error while mounting app store map Error: The chunk is broken');
  history.replaceState(null, '', '/nl/winkels');
  document.body.innerHTML =
    '<section data-section="points-of-sale-overview"><p>Dordrecht</p><details data-store-map><summary>Map</summary><div data-stores="[]"></div></details></section>';
  const [details] = document.getElementsByTagName('details');
  const mounts = vi.fn<() => void>();
  const [frame] = document.querySelectorAll<HTMLElement>('[data-stores]');
  // The stores are read once for each mount.
  const { dataset } = frame ?? {};
  Object.defineProperty(frame, 'dataset', {
    get: () => {
      mounts();
      return dataset;
    },
  });
  enhanceStoreMaps();
  for (const attempt of [1, 2]) {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
    await waitFor(() => expect(mounts).toHaveBeenCalledTimes(attempt));
    await logged();
    await settle();
    expect(getConsoleTexts('error'), `attempt ${attempt}`).toHaveLength(1);
  }
  expect(screen.getByText('Dordrecht')).toBeInTheDocument();
});
