import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

it('names the setting of a folder that cannot be written', () => {
  const below = fileURLToPath(import.meta.url);
  expect(() => prepareDataFolder(`${below}/data`)).toThrow(`DATA_DIR (${below}/data): ENOTDIR`);
  // Where nobody makes folders, not even root.
  expect(() => prepareDataFolder('/proc')).toThrow('DATA_DIR (/proc): ');
});
