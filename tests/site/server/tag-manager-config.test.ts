import { expect, test } from 'vitest';
import { TEST_TAG_MANAGER_ID } from '#embedded/tag-manager';
import { createTagManager } from '#site/services/tag-manager';
import { readEnvironment } from '../../../site/server/env.ts';
import { readTagManagerConfig, trackingSettingsOf } from '../../../site/server/tag-manager-config.ts';
import { expectConsole, getConsoleTexts } from '../../expect-console.ts';

const TEST_URL = 'http://127.0.0.1:4104';
const configured = {
  GTM_ID: 'GTM-ABC1',
  GTM_SERVER_SCRIPT: 'https://server.example.com/tag.js',
  GTM_ORIGINS: 'https://connect.example.net',
};
const read = (variables: Readonly<Record<string, string>>, testUrl?: string) =>
  readTagManagerConfig(readEnvironment(variables), testUrl);

test.each(['staging', 'production'])(
  'In %s a missing identifier is logged as an error, and tracking is skipped',
  (stage) => {
    expectConsole('error', /^GTM_ID: /);
    expect(read({ APP_ENV: stage })).toBeUndefined();
    expect(getConsoleTexts('error')).toEqual([
      `GTM_ID: expected the identifier of a tag manager in ${stage}, got none. Tracking is skipped. Example: GTM_ID=GTM-ABC1234`,
    ]);
    expect(trackingSettingsOf(readEnvironment({ APP_ENV: stage }).stage, undefined, true)).toBeUndefined();
  },
);

test('In development a missing identifier is no error, and the events are shown on the page', () => {
  expect(read({ APP_ENV: 'development' })).toBeUndefined();
  expect(getConsoleTexts('error')).toEqual([]);
  expect(trackingSettingsOf('development', undefined, false)).toEqual({ isDebug: true });
});

test.each([
  ['production', 'https://server.example.com/tag.js'],
  ['staging', undefined],
  ['development', undefined],
])('In %s the server-side tag script is %s', (stage, serverScript) => {
  expect(read({ ...configured, APP_ENV: stage })).toEqual({
    id: 'GTM-ABC1',
    origin: 'https://www.googletagmanager.com',
    serverScript,
    tagOrigins: ['https://connect.example.net'],
  });
});

test('The test tag manager has its own identifier and server-side tag script', () => {
  expect(read({ GTM_TEST: 'yes' }, TEST_URL)).toEqual({
    id: TEST_TAG_MANAGER_ID,
    origin: TEST_URL,
    serverScript: `${TEST_URL}/server-side.js`,
    tagOrigins: [],
  });
  expect(read({ GTM_TEST: 'yes', APP_ENV: 'staging' }, TEST_URL)?.serverScript).toBeUndefined();
});

test('Pages load no tag manager without a consent provider, because nothing can grant consent', () => {
  const config = read(configured);
  const tagManager = config && createTagManager(config);
  expect(trackingSettingsOf('production', tagManager, false)).toBeUndefined();
  expect(trackingSettingsOf('production', tagManager, true)).toEqual({ tagManager: tagManager?.scripts });
  expect(trackingSettingsOf('development', tagManager, true)).toEqual({
    tagManager: tagManager?.scripts,
    isDebug: true,
  });
});
