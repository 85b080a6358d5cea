import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { finishPosts } from '#renderer/forms/page-leaving';
import { createPostQueue, type PostQueue } from '#renderer/forms/post-queue';
import type { ScreenProps } from '#site/pages/screens';
import {
  createMiniCartOpener,
  type MiniCartOpening,
} from '../../../../site/client/mini-cart/create-mini-cart-opener.ts';
import { useMiniCart } from '../../../../site/client/mini-cart/use-mini-cart.ts';
import { filledCart } from '../../../../stories/site/cart-fixtures.ts';

const CART = 'http://localhost:3000/nl/winkelwagen';

type CartRequest = {
  readonly method: string;
  readonly url: string;
  /** The quantity of a posted form. */
  readonly quantity: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly respond: (response: Response) => void;
};

/** The requests of the hook, in their order. */
let requests: CartRequest[];
let queue: PostQueue;
let begin: ReturnType<typeof createMiniCartOpener>;

beforeEach(() => {
  requests = [];
  queue = createPostQueue();
  begin = createMiniCartOpener(CART, queue);
  document.documentElement.dataset['build'] = 'test';
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    const quantity = body instanceof FormData ? String(body.get('quantity')) : undefined;
    requests.push({ method, url: String(url), quantity, signal: signal ?? undefined, respond: resolve });
    return promise;
  });
});

function MiniCartState({ opening }: { readonly opening: MiniCartOpening }) {
  const { cart, isLoading, isChanged, errors, hasFailed, chosen, onSubmit } = useMiniCart(
    opening,
    CART,
    queue,
  );
  const quantity = cart?.kind === 'cart' ? cart.cart.quantity : cart?.kind;
  return (
    <form aria-label="Quantity" onSubmit={onSubmit}>
      <p role="status">
        {[quantity, isLoading, isChanged, ...Object.values(errors).flat(), hasFailed && 'failed'].join(' ')}
      </p>
      <input type="hidden" name="uid" value="MQ==" />
      <button name="quantity" value={(chosen.get('MQ==') ?? 2) + 1}>
        More
      </button>
    </form>
  );
}

const accept = () => Response.json({ outcome: 'accepted', redirect: '/nl/winkelwagen' });
const cartWith = (quantity: number): ScreenProps<'cart'> => ({
  ...filledCart,
  cart: { ...filledCart.cart, quantity },
});

/** Responds to a request for the cart with the payload of its page. */
async function respondWithCart(index: number, viewProps: ScreenProps<'cart'>) {
  const payload = {
    build: 'test',
    head: '',
    sections: [{ id: 'cart', type: 'cart', html: '', props: { locale: 'nl', viewProps } }],
    styles: [],
    localisations: {},
  };
  await respond(index, Response.json(payload));
}

async function respond(index: number, response: Response) {
  await waitFor(() => expect(requests.length).toBeGreaterThan(index));
  await act(async () => requests[index]?.respond(response));
}

const expectState = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('useMiniCart loads the cart for each opening and keeps the last one until then', async () => {
  const { rerender } = render(<MiniCartState opening={begin({ isAdded: false })} />);
  expect(screen.getByRole('status')).toHaveTextContent('true false');
  await respondWithCart(0, cartWith(2));
  await expectState('2 false false');

  rerender(<MiniCartState opening={begin({ isAdded: true })} />);
  await expectState('2 true false');
  await respondWithCart(1, cartWith(3));
  await expectState('3 false false');
});

test('An opening requests the cart before it is rendered', async () => {
  const opening = begin({ isAdded: true });
  await waitFor(() => expect(requests).toHaveLength(1));
  render(<MiniCartState opening={opening} />);
  await respondWithCart(0, cartWith(3));
  await expectState('3 false false');
  expect(requests).toHaveLength(1);
});

test('useMiniCart aborts the request of an opening that another one replaces', async () => {
  const { rerender } = render(<MiniCartState opening={begin({ isAdded: false })} />);
  await waitFor(() => expect(requests).toHaveLength(1));
  rerender(<MiniCartState opening={begin({ isAdded: true })} />);
  expect(requests[0]?.signal?.aborted).toBe(true);
  await respondWithCart(1, cartWith(3));
  await expectState('3 false false');
});

test('useMiniCart posts forms one after another and loads the cart after the last one', async () => {
  const user = userEvent.setup();
  render(<MiniCartState opening={begin({ isAdded: false })} />);
  await respondWithCart(0, cartWith(2));
  await expectState('2 false false');

  const more = screen.getByRole('button', { name: 'More' });
  await user.click(more);
  expect(more).toHaveValue('4');
  await user.click(more);
  expect(requests.map(({ method, quantity }) => [method, quantity])).toEqual([
    ['GET', undefined],
    ['POST', '3'],
  ]);
  await respond(1, accept());
  await respond(2, accept());
  expect(requests[2]).toMatchObject({ method: 'POST', quantity: '4' });
  expect(more).toHaveValue('5');
  await respondWithCart(3, cartWith(4));
  await expectState('4 false true');
  expect(more).toHaveValue('3');
  expect(requests).toHaveLength(4);
});

test('useMiniCart loads the cart if an earlier form was accepted and the last one was refused', async () => {
  const user = userEvent.setup();
  render(<MiniCartState opening={begin({ isAdded: false })} />);
  await respondWithCart(0, cartWith(2));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await respond(1, accept());
  await respond(2, Response.json({ outcome: 'invalid', errors: { 'MQ==': ['Too many.'] } }));
  await respondWithCart(3, cartWith(3));
  await expectState('3 false true Too many.');
});

test('useMiniCart keeps the message of a form that was refused before another one was accepted', async () => {
  const user = userEvent.setup();
  render(<MiniCartState opening={begin({ isAdded: false })} />);
  await respondWithCart(0, cartWith(2));
  await user.click(screen.getByRole('button', { name: 'More' }));
  const line = screen.getByRole('form').querySelector<HTMLInputElement>('[name=uid]');
  if (line) line.value = 'Mg==';
  await user.click(screen.getByRole('button', { name: 'More' }));
  await respond(1, Response.json({ outcome: 'invalid', errors: { 'MQ==': ['Too many.'] } }));
  await respond(2, accept());
  await respondWithCart(3, cartWith(3));
  await expectState('3 false true Too many.');
});

test('useMiniCart loads the cart of a new opening after the posts of the one before, without their chosen quantities', async () => {
  const { rerender } = render(<MiniCartState opening={begin({ isAdded: false })} />);
  await respondWithCart(0, cartWith(2));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveValue('4');
  rerender(<MiniCartState opening={begin({ isAdded: false })} />);
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);

  await respond(1, Response.json({ outcome: 'failed' }));
  await respondWithCart(2, cartWith(2));
  await expectState('2 false false');
  expect(screen.getByRole('button')).toHaveValue('3');
});

test('A navigation waits for the posts of the mini cart', async () => {
  render(<MiniCartState opening={begin({ isAdded: false })} />);
  await respondWithCart(0, cartWith(2));
  await expectState('2 false false');
  expect(finishPosts()).toBeUndefined();
  fireEvent.submit(screen.getByRole('form'));
  const settled = finishPosts();
  expect(settled).toBeInstanceOf(Promise);
  await respond(1, accept());
  await expect(settled).resolves.toBe(true);
});

test('useMiniCart keeps the cart and returns the result of a post that was refused', async () => {
  render(<MiniCartState opening={begin({ isAdded: false })} />);
  await respondWithCart(0, cartWith(2));
  fireEvent.submit(screen.getByRole('form'));
  await respond(1, Response.json({ outcome: 'invalid', errors: { 'MQ==': ['Too many.'] } }));
  await expectState('2 false true Too many.');
  expect(requests).toHaveLength(2);
});

test('useMiniCart has no cart when the response is not its page', async () => {
  render(<MiniCartState opening={begin({ isAdded: false })} />);
  await respond(0, new Response('Maintenance', { status: 503 }));
  await expectState('unavailable false false');
});
