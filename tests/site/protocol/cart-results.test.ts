import { expect, test } from 'vitest';
import { pageAfter } from '../../../site/protocol/cart-results.ts';

const LIST = '/nl/verlanglijst';

function formOf(action: string): FormData {
  const body = new FormData();
  body.set('action', action);
  return body;
}

test.each(['removed=VV-KEY&quantity=1', 'saved=1', 'moved=1&kept=0'])(
  'The second click on a button keeps the message %s',
  (message) => {
    const page = `${LIST}?${message}`;
    expect(pageAfter(page, formOf('remove'), LIST)).toBe(page);
  },
);

test('Putting a line back removes the message about its removal', () => {
  expect(pageAfter(`${LIST}?removed=VV-KEY&quantity=1`, formOf('undo'), LIST)).toBe(LIST);
});
