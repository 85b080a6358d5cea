import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../../site/server/env.ts';
import { loadSessionSecrets } from '../../../site/server/session-secrets.ts';

const [ONE, OTHER] = ['a'.repeat(32), 'b'.repeat(40)];
const withoutSecrets = readEnvironment({});

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'session-secrets-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

test('loadSessionSecrets returns the secrets of the operator and writes no file', async () => {
  const file = join(directory, 'secret');
  const environment = readEnvironment({ SESSION_SECRETS: `${ONE}, ${OTHER}` });
  expect(await loadSessionSecrets(environment, file)).toEqual([ONE, OTHER]);
  expect(readdirSync(directory)).toEqual([]);
});

test('loadSessionSecrets creates a random secret that only its owner can read, and returns it after a restart', async () => {
  const file = join(directory, 'cache/session-secret');
  const [secret, ...others] = await loadSessionSecrets(withoutSecrets, file);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(others).toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await loadSessionSecrets(withoutSecrets, file)).toEqual([secret]);
});

test('Processes that start at the same time use one secret and leave no other file', async () => {
  const file = join(directory, 'session-secret');
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => loadSessionSecrets(withoutSecrets, file)),
  );
  expect(new Set(secrets.flat()).size).toBe(1);
  expect(readdirSync(directory)).toEqual(['session-secret']);
});

test('loadSessionSecrets refuses a stored secret that is too short, and says how to replace it', async () => {
  const file = join(directory, 'session-secret');
  writeFileSync(file, '');
  const loading = loadSessionSecrets(withoutSecrets, file);
  await expect(loading).rejects.toThrow(EnvironmentError);
  await expect(loading).rejects.toThrow(`at least 32 characters in ${file}, got 0. Delete this file`);
});

test('loadSessionSecrets names the variable if the server cannot store its own secret', async () => {
  writeFileSync(join(directory, 'cache'), 'a file in the place of the folder');
  const loading = loadSessionSecrets(withoutSecrets, join(directory, 'cache/session-secret'));
  await expect(loading).rejects.toThrow(EnvironmentError);
  await expect(loading).rejects.toThrow(/^SESSION_SECRETS: .* cannot store a secret of its own/);
});
