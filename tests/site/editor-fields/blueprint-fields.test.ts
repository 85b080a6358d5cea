import { expect, onTestFinished, test } from 'vitest';
import { type BlueprintField, isMap, toMap, toText, type JsonValue } from '#embedded/content';
import { sendJson, startOrigin } from '../origin.ts';
import { runSite } from '../running-site.ts';
import { blueprintFields, type EditorField, nameOf } from './blueprints.ts';
import { changeValues } from './change-value.ts';
import { otherValues } from './other-values.ts';

const SHOWN_BY_CHECKOUT_AND_JSON_LD =
  'Only the checkout (`expected-delivery.test.ts`) and JSON-LD (`shop-policies.test.ts`) have it.';

/** Fields whose value changes none of the tested responses, each with the reason. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  'collections/articles/article slug': 'The content system builds the address from it.',
  'collections/pages/page slug': 'The content system builds the address from it.',
  'collections/pages/points_of_sale slug': 'The content system builds the address from it.',
  'collections/pages/stories slug': 'The content system builds the address from it.',
  'collections/product_pages/product_page title': 'Editors see it in the list of entries.',
  'collections/product_pages/product_page slug':
    'The content system requires it, and the SKU selects the page.',
  'collections/stores/store slug': 'The content system builds the address from it.',
  'globals/shop delivery_days_from': SHOWN_BY_CHECKOUT_AND_JSON_LD,
  'globals/shop delivery_days_to': SHOWN_BY_CHECKOUT_AND_JSON_LD,
  'globals/shop order_before': 'Only the checkout shows it (`expected-delivery.test.ts`).',
  'globals/shop free_delivery_from':
    'Only a cart with goods (`free-delivery.test.ts`) and JSON-LD (`shop-policies.test.ts`) have it.',
  'globals/site terms_link': 'Only the last step of the checkout shows it (`checkout-steps.test.ts`).',
};

/** Paths of responses that show the fields of a blueprint: those of the first start of its name. Pictures have texts in each language. */
const PATHS: readonly (readonly [blueprint: string, ...paths: string[]])[] = [
  ['assets/', '/nl/secties', '/en/sections', '/de/bausteine', '/fr/sections'],
  ['collections/articles/', '/nl/verhalen/een-winter-met-mos', '/nl/verhalen'],
  ['collections/pages/page', '/nl/contact', '/nl'],
  ['collections/pages/points_of_sale', '/nl/verkooppunten'],
  ['collections/pages/stories', '/nl/verhalen'],
  ['collections/product_pages/', '/nl/lantaarn-hoeve-31.html/_payload.json'],
  ['collections/redirects/', '/nl/winkels'],
  ['collections/stores/', '/nl/verkooppunten', '/nl/verkooppunten/veld-en-vonk-deventer'],
  ['taxonomies/store_services/', '/nl/verkooppunten'],
  ['taxonomies/store_types/', '/nl/verkooppunten', '/nl/secties'],
  ['taxonomies/topics/', '/nl/verhalen'],
  ['forms/contact', '/nl/contact'],
  ['forms/newsletter', '/nl/nieuwsbrief'],
  ['forms/return', '/nl/retour-aanmelden'],
  ['globals/shop', '/nl/lantaarn-hoeve-31.html/_payload.json', '/nl/stoel-berm.html/_payload.json'],
  ['globals/', '/nl/zoeken', '/nl', '/nl/contact', '/nl/site.webmanifest'],
];

test('Every field of every blueprint changes a page, or has a reason not to', async () => {
  const site = await runSiteWithChanges();
  const unchanged = new Map<string, string>();
  for (const path of PATHS.flatMap(([, ...paths]) => paths)) unchanged.set(path, await site.read(path));

  const withoutEffect: string[] = [];
  for (const field of blueprintFields()) {
    const [, ...paths] = PATHS.find(([start]) => field.blueprint.startsWith(start)) ?? [''];
    const changed = await firstChange(field, paths, site, unchanged);
    if (changed === undefined) withoutEffect.push(nameOf(field));
  }

  // A row of opening times needs both times or none, but the test changes one field at a time.
  const problems = site.events.filter(
    ({ fields }) => !JSON.stringify(fields).includes('Expected both times or none'),
  );
  expect(problems.filter(({ message }) => message.startsWith('content:'))).toEqual([]);
  expect(withoutEffect).toEqual(Object.keys(WITHOUT_EFFECT));
});

type ChangedSite = Awaited<ReturnType<typeof runSiteWithChanges>>;

/** Returns the first path whose response changes if the value of a field changes, or `undefined`. */
async function firstChange(
  field: EditorField,
  paths: readonly string[],
  site: ChangedSite,
  unchanged: ReadonlyMap<string, string>,
) {
  for (const path of paths) {
    for (const change of changesOf(field)) {
      await site.change(change);
      if ((await site.read(path)) !== unchanged.get(path)) return path;
    }
  }
  return undefined;
}

type Change = (json: JsonValue, path: string) => JsonValue;

/** Returns changes of responses of the content API: each gives a field another value. A field of a form is removed. */
function changesOf({ blueprint, steps, field }: EditorField): Change[] {
  const [kind = '', name = '', handle = ''] = blueprint.split('/');
  if (kind === 'forms')
    return [(json, path) => (path === `/api/forms/${name}` ? removeFormField(json, field) : json)];
  if (field.handle === 'redirect')
    return [(json, path) => changeRedirect(json, ownerOf(kind, name, handle, path))];
  return otherValues(field).map(
    (value) => (json, path) => changeValues(json, ownerOf(kind, name, handle, path), steps, value),
  );
}

/** Changes `redirect` and `url`. The content system returns the target of a redirect as `url` (contract §5.1). */
function changeRedirect(json: JsonValue, isOwner: ReturnType<typeof ownerOf>): JsonValue {
  const target = '/robots.txt';
  return changeValues(changeValues(json, isOwner, ['redirect'], { url: target }), isOwner, ['url'], target);
}

function removeFormField(json: JsonValue, { handle }: BlueprintField): JsonValue {
  const form = toMap(toMap(json)['data']);
  const fields = Object.entries(toMap(form['fields'])).filter(([key]) => key !== handle);
  return { data: { ...form, fields: Object.fromEntries(fields) } };
}

/** Returns a function that tells whether an object of a response has the fields of a blueprint. */
function ownerOf(kind: string, name: string, handle: string, path: string) {
  return (object: Readonly<Record<string, JsonValue>>): boolean => {
    switch (kind) {
      case 'collections':
        return handleOf(object['collection']) === name && handleOf(object['blueprint']) === handle;
      case 'globals':
        return path === '/api/globals' && object['handle'] === name;
      case 'taxonomies':
      case 'assets':
        return toText(object['id'])?.startsWith(`${name}::`) === true;
      case 'navigation':
        return path === `/api/navs/${name}/tree` && 'entry_id' in object;
      default:
        throw new Error(
          `The test does not know where the content API has the fields of ${kind}/${name}. Add it.`,
        );
    }
  };
}

function handleOf(value: JsonValue | undefined) {
  return isMap(value) ? value['handle'] : value;
}

/** Starts the site with a proxy before the content API that changes its responses. */
async function runSiteWithChanges() {
  let current: Change = (json) => json;
  const responses = new Map<string, { readonly status: number; readonly json: JsonValue }>();
  const site = await runSite({
    proxyContentUrl: async (contentUrl) => {
      const proxy = await startOrigin(async (response, { url }) => {
        // Pictures are missing. Otherwise the HTML would depend on the time at which a placeholder colour is known.
        if (!url.pathname.startsWith('/api/')) return response.writeHead(404).end();
        const address = url.pathname + url.search;
        const stored = responses.get(address) ?? (await readJson(contentUrl + address));
        responses.set(address, stored);
        return sendJson(response, current(withoutDescriptions(stored.json), url.pathname), stored.status);
      });
      return proxy.url;
    },
  });
  onTestFinished(() => site.stop());
  return {
    events: site.events,
    read: async (path: string) => {
      const response = await site.get(path);
      const redirect = `${response.status} ${response.headers.get('location')}`;
      return redirect + readSections(path, await response.text());
    },
    change: async (change: Change) => {
      current = change;
      await site.invalidateCaches();
    },
  };
}

/**
 * Returns the sections of a payload. Other responses are returned unchanged. The head is ignored, because that of a product page contains
 * only the locales whose addresses the shop has sent in time.
 */
function readSections(path: string, text: string): string {
  if (!path.endsWith('.json')) return text;
  const payload: JsonValue = JSON.parse(text);
  return JSON.stringify(toMap(payload)['sections']);
}

/** Removes the descriptions of pages, so that they show the description of the site. */
function withoutDescriptions(json: JsonValue) {
  return changeValues(json, (object) => 'seo_description' in object, ['seo_description'], null);
}

async function readJson(url: string) {
  const response = await fetch(url);
  const isJson = response.headers.get('content-type')?.includes('json');
  const json: JsonValue = isJson ? await response.json() : null;
  return { status: response.status, json };
}
