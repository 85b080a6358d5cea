import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from '#design-system/grid';
import { Inline } from '#design-system/inline';
import { PageWidth } from '#design-system/page-width';
import { Stack } from '#design-system/stack';

test('a stack or row of list items is a list', () => {
  render(
    <>
      <Stack as="ul" space="snug">
        <li>Glas</li>
        <li>Messing</li>
      </Stack>
      <Inline as="ul" space="snug">
        <li>Wol</li>
      </Inline>
    </>,
  );

  const [materials, textiles] = screen.getAllByRole('list');
  expect(within(materials ?? document.body).getAllByRole('listitem')).toHaveLength(2);
  expect(within(textiles ?? document.body).getAllByRole('listitem')).toHaveLength(1);
});

test('page width and grid add nothing that is read out', () => {
  render(
    <PageWidth>
      <Grid bleed>
        <p>Inhoud</p>
      </Grid>
    </PageWidth>,
  );

  expect(screen.getByText('Inhoud')).toBeVisible();
  expect(document.body).toHaveTextContent(/^Inhoud$/);
});
