import { expect, it } from 'vitest';
import { namingDatabase } from './database-trouble.ts';

it.each([
  ['DATABASE_URL', 'Without DATABASE_URL the built-in one is used.'],
  ['STUDIO_DATABASE_URL', "Without STUDIO_DATABASE_URL the product's own is used."],
])('a database of %s that nobody serves is named, with the way out', async (variable, wayOut) => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
  const named = namingDatabase(variable, () => Promise.reject(refused));
  await expect(named).rejects.toThrow(`The database of ${variable} cannot be used: ECONNREFUSED, connect ECONNREFUSED 127.0.0.1:1. Start`);
  await expect(named).rejects.toThrow(wayOut);
});
