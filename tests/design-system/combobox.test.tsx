import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCombobox } from '#design-system/combobox';

/** Lists two options for a field, of which the first one is active. */
function Options({ input }: { readonly input: HTMLInputElement }) {
  useCombobox({
    input,
    listId: 'list',
    optionIds: ['first', 'second'],
    active: 'first',
    onActivate: () => undefined,
  });
  return null;
}

test('useCombobox removes its attributes from the field when its open list unmounts', () => {
  document.body.innerHTML = '<input type="search" name="q" aria-label="Search">';
  const input = screen.getByRole('searchbox');
  if (!(input instanceof HTMLInputElement)) throw new Error('Expected a field.');
  const before = input.outerHTML;
  Element.prototype.scrollIntoView = () => undefined;

  const { unmount } = render(<Options input={input} />);
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-controls', 'list');
  expect(input).toHaveAttribute('aria-expanded', 'true');

  unmount();
  expect(input.outerHTML).toBe(before);
});
