import { createStaticHandler, isRouteErrorResponse } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toRouteObject, type PageRoute } from '../../../site/pages/to-route-object.ts';

const loaded = new Response(null, { status: 303, headers: { location: '/nl/loaded' } });
const cart: PageRoute = { path: '/nl/mand', loader: async () => loaded };

async function visit(route: PageRoute, middleware: Parameters<typeof toRouteObject>[1] = {}) {
  const { query } = createStaticHandler([toRouteObject(route, middleware)]);
  const answer = await query(new Request('https://www.example.test/nl/mand'));
  if (answer instanceof Response) return answer;
  const [error] = Object.values(answer.errors ?? {});
  return isRouteErrorResponse(error) ? `${error.status} ${error.data}` : error;
}

test('A route without validation runs its loader', async () => {
  expect(await visit(cart)).toBe(loaded);
});

test('A route whose validation fails responds with 404 and its path', async () => {
  expect(await visit({ ...cart, validate: async () => false })).toBe('404 Page Not Found: /nl/mand');
  expect(await visit({ ...cart, validate: () => true })).toBe(loaded);
});

test('Middleware runs in order until one returns a response', async () => {
  const calls: string[] = [];
  const handler = (name: string, answer?: Response) => () => {
    calls.push(name);
    return answer;
  };
  const signIn = new Response(null, { status: 302, headers: { location: '/nl/inloggen' } });
  const middleware = { first: handler('first'), second: handler('second', signIn), third: handler('third') };

  const answer = await visit({ ...cart, middleware: ['first', 'second', 'third'] }, middleware);

  expect(answer).toBe(signIn);
  expect(calls).toEqual(['first', 'second']);
});

test('A route with unknown middleware throws an error that lists the known ones', () => {
  expect(() => toRouteObject({ ...cart, middleware: ['signedin'] }, { signedIn: () => undefined })).toThrow(
    'Route /nl/mand: unknown middleware "signedin". Expected one of: signedIn.',
  );
});
