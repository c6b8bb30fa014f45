import { it } from 'vitest';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { assayersScales } from './index.ts';

it('[G6] returns its stated RTP by play: seeded rounds lie inside the 99 % interval', () => {
  expectStatedReturn(assayersScales, undefined, 50_000);
});
