import { expect, it } from 'vitest';
import { siteOrigins } from './site-origins.ts';

it.each([
  ['https://casino.example', undefined, ['https://casino.example']],
  ['http://127.0.0.1:3000', [], ['http://localhost:3000', 'http://127.0.0.1:3000']],
  ['http://localhost:3000/', undefined, ['http://localhost:3000', 'http://127.0.0.1:3000']],
  ['http://10.0.0.5:3000', ['https://casino.example/de'], ['https://casino.example']],
])('frames of %s, configured %j, are allowed to %j', (platformUrl, configured, origins) => {
  expect(siteOrigins(platformUrl, configured)).toEqual(origins);
});
