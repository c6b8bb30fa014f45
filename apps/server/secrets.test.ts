import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vd-secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes long keys that differ, for their owner only, and gives the same ones again', () => {
  const made = loadSecrets(folder);
  expect(new Set(Object.values(made)).size).toBe(10);
  expect(Object.values(made).every((key) => key.length === 64)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(loadSecrets(folder)).toEqual(made);
});

it('adds a key that a new release needs and keeps the others', () => {
  writeFileSync(file, JSON.stringify({ jwtKey: 'old', other: 'kept' }));
  chmodSync(file, 0o644);
  expect(loadSecrets(folder)).toMatchObject({ jwtKey: 'old', gamePartner: expect.any(String) });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ jwtKey: 'old', other: 'kept' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it.each(['{"jwtKey": "hunter2', '{}', '[]', 'null', '{"gamePartner": "hunter2"}'])(
  'refuses a damaged file without showing it: %s',
  (text) => {
    writeFileSync(file, text);
    expect(() => loadSecrets(folder)).toThrow(/is damaged/);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(() => loadSecrets(folder)).not.toThrow(/hunter2/);
  },
);
