import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from '#design-system/grid';
import { Inline } from '#design-system/inline';
import { PageWidth } from '#design-system/page-width';
import { Stack } from '#design-system/stack';

test('Stack and Inline of list items are lists', () => {
  render(
    <>
      <Stack as="ul" space="snug">
        <li>Glass</li>
        <li>Brass</li>
      </Stack>
      <Inline as="ul" space="snug">
        <li>Wool</li>
      </Inline>
    </>,
  );

  const [materials, textiles] = screen.getAllByRole('list');
  expect(within(materials ?? document.body).getAllByRole('listitem')).toHaveLength(2);
  expect(within(textiles ?? document.body).getAllByRole('listitem')).toHaveLength(1);
});

test('PageWidth and Grid add only elements without text and roles', () => {
  const { container } = render(
    <PageWidth>
      <Grid bleed>
        <p>Content</p>
      </Grid>
    </PageWidth>,
  );

  expect(screen.getByText('Content')).toBeVisible();
  expect(document.body).toHaveTextContent(/^Content$/);
  expect(container.querySelectorAll('[role], :not(div, p)')).toHaveLength(0);
});
