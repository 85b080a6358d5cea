import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runSite } from '../../running-site.ts';
import { createVisitor } from '../../visitor.ts';

const LIMIT = 2;
const TOO_OFTEN = 'Er zijn te veel formulieren';
/** Shorter than the minimum time of `min-response-time.ts`, because clocks are not exact. */
const MIN_RESPONSE_MS = 850;

const forms = {
  signIn: ['/nl/mijn-account/inloggen', 'sign-in', { password: 'Verkeerd-99' }],
  register: [
    '/nl/mijn-account/registreren',
    'register',
    { firstName: 'Mira', lastName: 'Veldman', newPassword: 'Basalt-15-lamp' },
  ],
  newPassword: ['/nl/mijn-account/wachtwoord-vergeten', 'send', {}],
  resend: ['/nl/mijn-account/bevestigen', 'resend', {}],
  confirm: ['/nl/mijn-account/bevestigen?email=no@example.test&key=made-up', 'confirm', {}],
  setPassword: [
    '/nl/mijn-account/nieuw-wachtwoord?email=no@example.test&token=made-up',
    'set',
    { newPassword: 'Basalt-15-lamp' },
  ],
  findOrder: ['/nl/mijn-account/bestelling-opzoeken', 'find', { number: '000000001', lastName: 'Veld' }],
} as const;

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({
    variables: {
      SIGN_IN_ATTEMPTS: String(LIMIT),
      PASSWORD_RESETS: String(LIMIT),
      ORDER_LOOKUPS: String(LIMIT),
    },
  });
});
afterAll(() => site.stop());

let count = 0;

/** Posts a form with new cookies and another email address. Only the network address is the same. */
async function send(form: keyof typeof forms, target = site) {
  const [path, intent, fields] = forms[form];
  const startedAt = performance.now();
  const page = await createVisitor(target).openAndSubmit(path, intent, {
    ...fields,
    email: `no-${++count}@example.test`,
  });
  return { text: page.text, ms: performance.now() - startedAt };
}

test.each([
  ['SIGN_IN_ATTEMPTS', 'signIn', ['register']],
  ['PASSWORD_RESETS', 'newPassword', ['resend', 'confirm', 'setPassword']],
  ['ORDER_LOOKUPS', 'findOrder', []],
] as const)(
  '%s limits the posts of a network, and a refusal does not reveal accounts by its time',
  async (_, form, others) => {
    for (let attempt = 0; attempt < LIMIT; attempt += 1) {
      const { text, ms } = await send(form);
      expect(text).not.toContain(TOO_OFTEN);
      expect(ms).toBeGreaterThan(MIN_RESPONSE_MS);
    }
    expect((await send(form)).text).toContain(TOO_OFTEN);
    for (const other of others) expect((await send(other)).text).toContain(TOO_OFTEN);
  },
);

test.each(['confirm', 'setPassword'] as const)(
  'A refused key of the form “%s” does not reveal accounts by its time',
  async (form) => {
    const other = await runSite();
    onTestFinished(() => other.stop());

    const { text, ms } = await send(form, other);

    expect(text).toContain('Deze link is niet meer geldig.');
    expect(ms).toBeGreaterThan(MIN_RESPONSE_MS);
  },
);
