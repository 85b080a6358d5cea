import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from '#design-system/tabs';

const tabs = [
  { id: 'material', label: 'Material', content: <p>Brass.</p> },
  {
    id: 'care',
    label: 'Care',
    content: (
      <p>
        A cloth. <span id="oil">A little oil.</span>
      </p>
    ),
  },
  { id: 'delivery', label: 'Delivery', content: <p>Three days.</p> },
];
const lamp = <Tabs label="About this lamp" tabs={tabs} />;

afterEach(() => goTo(''));

/** Changes the fragment of the URL, as a link does. */
function goTo(fragment: string) {
  act(() => {
    window.location.hash = fragment;
    window.dispatchEvent(new Event('hashchange'));
  });
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selectedTab = () => screen.getByRole('tab', { selected: true });
const visiblePanels = () =>
  screen
    .getAllByRole('tabpanel')
    .flatMap((panel) => (panel.dataset['selected'] === 'true' ? [panel.id] : []));

test('Tabs are a list of links to their panels before hydration', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(lamp) }} />);

  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'About this lamp' })).toBeInTheDocument();
  for (const { id, label } of tabs) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
    expect(screen.getByRole('group', { name: label })).toHaveAttribute('id', id);
  }
});

test('Tabs select the first tab initially and connect each tab with its panel', () => {
  render(lamp);

  expect(screen.getByRole('tablist', { name: 'About this lamp' })).toBeInTheDocument();
  expect(selectedTab()).toHaveAccessibleName('Material');
  expect(visiblePanels()).toEqual(['material']);
  expect(tab('Care')).toHaveAttribute('aria-controls', 'care');
  expect(screen.getByRole('tabpanel', { name: 'Care' })).toHaveAttribute('id', 'care');
});

test.each(['mouse', 'touch'] as const)(
  'Activation by %s selects a tab and does not change the URL',
  async (pointer) => {
    const user = userEvent.setup();
    render(lamp);

    await user.pointer({
      keys: pointer === 'mouse' ? '[MouseLeft]' : '[TouchA]',
      target: tab('Delivery'),
    });

    expect(selectedTab()).toBe(tab('Delivery'));
    expect(visiblePanels()).toEqual(['delivery']);
    expect(window.location.hash).toBe('');
  },
);

test('Arrow keys select tabs and wrap around, and Home and End select the outer tabs', async () => {
  const user = userEvent.setup();
  render(lamp);
  await user.tab();
  expect(tab('Material')).toHaveFocus();

  for (const [key, name] of [
    ['{ArrowRight}', 'Care'],
    ['{ArrowRight}', 'Delivery'],
    ['{ArrowRight}', 'Material'],
    ['{ArrowLeft}', 'Delivery'],
    ['{Home}', 'Material'],
    ['{End}', 'Delivery'],
  ] as const) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(selectedTab()).toBe(tab(name));
  }
});

test('The left arrow key selects the next tab in right-to-left text', async () => {
  const user = userEvent.setup();
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      {lamp}
    </div>,
  );
  await user.tab();

  await user.keyboard('{ArrowLeft}');

  expect(selectedTab()).toBe(tab('Care'));
});

test('Tab moves focus from the selected tab to its panel and back', async () => {
  const user = userEvent.setup();
  render(lamp);
  await user.click(tab('Care'));

  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Care' })).toHaveFocus();

  await user.tab({ shift: true });
  expect(tab('Care')).toHaveFocus();
});

test.each(['delivery', 'oil'])('A link to #%s selects the tab that contains it', (fragment) => {
  render(lamp);

  goTo(fragment);

  expect(visiblePanels()).toEqual([fragment === 'oil' ? 'care' : fragment]);
});

test('Tabs select the tab of the URL’s fragment on load', () => {
  document.body.innerHTML = `<main>${renderToString(lamp)}</main>`;
  goTo('delivery');

  render(lamp, { container: document.querySelector('main') ?? document.body, hydrate: true });

  expect(visiblePanels()).toEqual(['delivery']);
});
