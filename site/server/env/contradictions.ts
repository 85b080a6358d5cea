/** The variables that the operator has set, with their texts. */
export type SetVariables = Readonly<Record<string, string>>;

/**
 * Variables that require another one. If the name of the other one is misspelt, it is absent, and the site would use an
 * embedded server or a default.
 */
const REQUIRED_VARIABLES: readonly (readonly [
  variable: string,
  required: string,
  example: string,
  expected?: string,
])[] = [
  ['CONTENT_TOKEN', 'CONTENT_BASE_URL', 'https://cms.example.com'],
  ['MAGENTO_MEDIA_URL', 'MAGENTO_BASE_URL', 'https://shop.example.com'],
  ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID', 'LANTERN'],
  ['ALGOLIA_HOSTS', 'ALGOLIA_APP_ID', 'LANTERN'],
  ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', '…', 'a key of the application that may search'],
  ['TRUSTED_PROXIES', 'CLIENT_ADDRESS_HEADER', 'X-Forwarded-For'],
  // All servers of a site need the same secret.
  [
    'MAGENTO_BASE_URL',
    'SESSION_SECRETS',
    '… (the output of openssl rand -hex 32)',
    'a random text with at least 32 characters',
  ],
];

/** Test systems that must not be switched on together with a real one, and the reason. */
const TEST_SYSTEMS: readonly (readonly [test: string, real: string, reason: string])[] = [
  ['PREVIEW_TEST', 'CONTENT_BASE_URL', 'CONTENT_BASE_URL is set and has its own control panel'],
  ['PAYMENT_TEST', 'MAGENTO_BASE_URL', 'MAGENTO_BASE_URL is set and the test provider takes no money'],
  ['CONSENT_TEST', 'COOKIEBOT_ID', 'COOKIEBOT_ID is set'],
  ['GTM_TEST', 'GTM_ID', 'GTM_ID is set'],
];

/** Returns a message for each contradiction between variables: a missing variable, a test system beside a real one, or a script that runs twice. */
export function findContradictions(set: SetVariables): readonly string[] {
  const missing = REQUIRED_VARIABLES.filter(
    ([variable, required]) => variable in set && !(required in set),
  ).map(
    ([variable, required, example, expected = 'a value']) =>
      `${required}: expected ${expected}, got none. ${variable} requires it. Example: ${required}=${example}`,
  );
  const tests = TEST_SYSTEMS.filter(([test, real]) => set[test] === 'yes' && real in set).map(
    ([test, , reason]) => `${test}: expected no, because ${reason}, got "yes". Example: ${test}=no`,
  );
  return [...missing, ...tests, ...findRepeatedContainer(set)];
}

/** Two scripts of the same container would send each event twice. */
function findRepeatedContainer({ GTM_ID: id, GTM_SERVER_SCRIPT: script }: SetVariables): readonly string[] {
  const url = URL.parse(script ?? '');
  if (id === undefined || url?.searchParams.get('id') !== id) return [];
  // A URL with a password is invalid and must not be printed.
  if (url.username || url.password) return [];
  return [
    `GTM_SERVER_SCRIPT: expected the script of another container than GTM_ID, because two scripts would send each event twice, got "${url.href}". To load the same container from your server, set GTM_URL. Example: GTM_URL=${url.origin}`,
  ];
}
