import { expect, it } from 'vitest';
import { edgeOf } from './edge.ts';
import { readEnvironment } from './env.ts';

it('[SHELL-24] takes country and address from the headers of the edge network, where it is told to trust them', () => {
  const headers = { countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: null };
  expect(edgeOf(readEnvironment({ TRUST_EDGE: 'on' }))).toEqual({ ...headers, isTrusted: true });
  expect(edgeOf(readEnvironment({}))).toEqual({ ...headers, isTrusted: false });
});
