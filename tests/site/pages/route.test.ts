import { createStaticHandler, isRouteErrorResponse } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toRouteObject, type PageRoute } from '../../../site/pages/route.ts';

const shown = new Response(null, { status: 303, headers: { location: '/nl/shown' } });
const cart: PageRoute = { path: '/nl/mand', loader: async () => shown };

async function visit(screen: PageRoute, known: Parameters<typeof toRouteObject>[1] = {}) {
  const { query } = createStaticHandler([toRouteObject(screen, known)]);
  const answer = await query(new Request('https://www.example.test/nl/mand'));
  if (answer instanceof Response) return answer;
  const [error] = Object.values(answer.errors ?? {});
  return isRouteErrorResponse(error) ? `${error.status} ${error.data}` : error;
}

test('a screen without a rule is shown', async () => {
  expect(await visit(cart)).toBe(shown);
});

test('a screen whose rule says that there is no such page is not found, by its path', async () => {
  expect(await visit({ ...cart, validate: async () => false })).toBe('404 Page Not Found: /nl/mand');
  expect(await visit({ ...cart, validate: () => true })).toBe(shown);
});

test('middleware looks in its order, and the first to answer is heard', async () => {
  const seen: string[] = [];
  const look = (name: string, answer?: Response) => () => {
    seen.push(name);
    return answer;
  };
  const signIn = new Response(null, { status: 302, headers: { location: '/nl/inloggen' } });
  const known = { first: look('first'), second: look('second', signIn), third: look('third') };

  const answer = await visit({ ...cart, middleware: ['first', 'second', 'third'] }, known);

  expect(answer).toBe(signIn);
  expect(seen).toEqual(['first', 'second']);
});

test('a screen that names a middleware that there is not stops the start, and says which there are', () => {
  expect(() => toRouteObject({ ...cart, middleware: ['signedin'] }, { signedIn: () => undefined })).toThrow(
    'Unknown route middleware "signedin" at /nl/mand; there is signedIn.',
  );
});
