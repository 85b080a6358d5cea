import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from '#design-system/tabs';

const tabs = [
  { id: 'gemaakt', label: 'Waarvan gemaakt', content: <p>Messing.</p> },
  {
    id: 'onderhoud',
    label: 'Onderhoud',
    content: (
      <p>
        Een doek. <span id="olie">Een likje olie.</span>
      </p>
    ),
  },
  { id: 'bezorgen', label: 'Bezorgen', content: <p>Drie dagen.</p> },
];
const lamp = <Tabs label="Over deze lamp" tabs={tabs} />;

afterEach(() => goTo(''));

/** As a link or the address bar does. */
function goTo(fragment: string) {
  act(() => {
    window.location.hash = fragment;
    window.dispatchEvent(new Event('hashchange'));
  });
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true });
const shown = () =>
  screen.getAllByRole('tabpanel').flatMap((panel) => (panel.dataset['chosen'] === 'true' ? [panel.id] : []));

test('The server sends a list of links, each to a panel that is there', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(lamp) }} />);

  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Over deze lamp' })).toBeInTheDocument();
  for (const { id, label } of tabs) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
    expect(screen.getByRole('group', { name: label })).toHaveAttribute('id', id);
  }
});

test('at first the first tab is chosen, and each tab and its panel know each other', () => {
  render(lamp);

  expect(screen.getByRole('tablist', { name: 'Over deze lamp' })).toBeInTheDocument();
  expect(chosen()).toHaveAccessibleName('Waarvan gemaakt');
  expect(shown()).toEqual(['gemaakt']);
  expect(tab('Onderhoud')).toHaveAttribute('aria-controls', 'onderhoud');
  expect(screen.getByRole('tabpanel', { name: 'Onderhoud' })).toHaveAttribute('id', 'onderhoud');
});

test.each(['mouse', 'touch'] as const)('A tab is chosen by %s, and the address stays', async (pointer) => {
  const visitor = userEvent.setup();
  render(lamp);

  await visitor.pointer({
    keys: pointer === 'mouse' ? '[MouseLeft]' : '[TouchA]',
    target: tab('Bezorgen'),
  });

  expect(chosen()).toBe(tab('Bezorgen'));
  expect(shown()).toEqual(['bezorgen']);
  expect(window.location.hash).toBe('');
});

test('The arrow keys choose as they go, round the ends; Home and End choose the outer ones', async () => {
  const visitor = userEvent.setup();
  render(lamp);
  await visitor.tab();
  expect(tab('Waarvan gemaakt')).toHaveFocus();

  for (const [key, name] of [
    ['{ArrowRight}', 'Onderhoud'],
    ['{ArrowRight}', 'Bezorgen'],
    ['{ArrowRight}', 'Waarvan gemaakt'],
    ['{ArrowLeft}', 'Bezorgen'],
    ['{Home}', 'Waarvan gemaakt'],
    ['{End}', 'Bezorgen'],
  ] as const) {
    await visitor.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(chosen()).toBe(tab(name));
  }
});

test('from right to left the arrow keys go the way they point', async () => {
  const visitor = userEvent.setup();
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      {lamp}
    </div>,
  );
  await visitor.tab();

  await visitor.keyboard('{ArrowLeft}');

  expect(chosen()).toBe(tab('Onderhoud'));
});

test('Tab goes from the chosen tab to its panel, past the other tabs, and comes back to it', async () => {
  const visitor = userEvent.setup();
  render(lamp);
  await visitor.click(tab('Onderhoud'));

  await visitor.tab();
  expect(screen.getByRole('tabpanel', { name: 'Onderhoud' })).toHaveFocus();

  await visitor.tab({ shift: true });
  expect(tab('Onderhoud')).toHaveFocus();
});

test.each(['bezorgen', 'olie'])('A link to #%s opens the tab that it is in', (fragment) => {
  render(lamp);

  goTo(fragment);

  expect(shown()).toEqual([fragment === 'olie' ? 'onderhoud' : fragment]);
});

test('A page that is opened at a tab shows that tab', () => {
  document.body.innerHTML = `<main>${renderToString(lamp)}</main>`;
  goTo('bezorgen');

  render(lamp, { container: document.querySelector('main') ?? document.body, hydrate: true });

  expect(shown()).toEqual(['bezorgen']);
});
