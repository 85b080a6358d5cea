import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type OpenPage, ScreenNavigationProvider } from '#site/pages/screen-navigation';
import { useCartPosts } from '../../../../site/pages/cart/use-cart-posts.ts';

/** Posted quantities, and the functions that send their responses. */
let posts: { readonly quantity: unknown; readonly respond: (response: Response) => void }[] = [];
const openPage = vi.fn<OpenPage>(async () => {});

beforeEach(() => {
  posts = [];
  openPage.mockClear();
  vi.stubGlobal('fetch', (_url: string, { body }: { body: FormData }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    posts.push({ quantity: body.get('quantity'), respond: resolve });
    return promise;
  });
});

function QuantityForm() {
  const { isPending, onSubmit } = useCartPosts(undefined);
  return (
    <form aria-label="Quantity" onSubmit={onSubmit}>
      <input name="quantity" />
      <p role="status">{isPending && 'pending'}</p>
    </form>
  );
}

function submit(quantity: string) {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = quantity;
  fireEvent.submit(screen.getByRole('form'));
}

const accept = (index: number) =>
  posts[index]?.respond(Response.json({ outcome: 'accepted', redirect: '/nl/winkelwagen' }));

test('Posts of the cart run one after another, and the page is loaded after the last one', async () => {
  render(
    <ScreenNavigationProvider value={openPage}>
      <QuantityForm />
    </ScreenNavigationProvider>,
  );
  submit('2');
  submit('3');
  await waitFor(() => expect(posts.map(({ quantity }) => quantity)).toEqual(['2']));
  accept(0);
  await waitFor(() => expect(posts.map(({ quantity }) => quantity)).toEqual(['2', '3']));
  expect(openPage).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('pending');
  accept(1);
  await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/winkelwagen'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(''));
});
