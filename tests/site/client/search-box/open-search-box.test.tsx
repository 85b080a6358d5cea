import axe from 'axe-core';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { applyPseudoLocale } from '../../../../.ladle/pseudo-locale.ts';
import * as stories from '../../../../stories/site/search-box.stories.tsx';

const states = Object.entries(stories).flatMap(([name, story]): [string, ComponentType][] =>
  typeof story === 'function' ? [[name, story]] : [],
);
/** Rules of axe for whole pages, and a rule that needs a layout engine. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'color-contrast', 'skip-link'];
const rules = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]));

afterEach(() => document.body.replaceChildren());

/** Renders a story with its box open: jsdom hides popovers and cannot open them. */
function openBox(story: ComponentType) {
  document.body.innerHTML = renderToString(createElement(story));
  const form = document.querySelector<HTMLElement>('#search');
  if (!form) throw new Error('Expected the form of the search box.');
  form.removeAttribute('popover');
  return form;
}

async function violations(element: HTMLElement) {
  const found = await axe.run(element, { rules });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.each(states)('The open search box passes axe: %s', async (_name, story) => {
  const form = openBox(story);
  expect(form.querySelector('label')).toBeVisible();
  expect(await violations(form)).toEqual([]);
});

test.each(states)('The open search box passes axe in the pseudo-locale: %s', async (_name, story) => {
  const form = openBox(story);
  const stop = applyPseudoLocale(document.body);
  expect(await violations(form)).toEqual([]);
  stop();
});

test('Names with HTML stay text', () => {
  const form = openBox(stories.HostileNames);
  expect(
    form.querySelector('script, iframe, b, i, img[src=x], [onclick], [onerror], [onmouseover]'),
  ).toBeNull();
  expect(form.textContent).toContain('<img src=x onerror=alert(1)> <mark> & </a>');
});
