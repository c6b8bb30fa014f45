import { createHash, createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { randomnessTests } from '../testing/randomness.ts';
import { commitmentTo, fairSource } from './fair-source.ts';
import { uniformInt, type RandomSource } from './random.ts';

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const words = (source: RandomSource, count: number): number[] => Array.from({ length: count }, () => source.nextUint32());

describe('the words of a round', () => {
  it('are those of the described blocks, as another library computes them', () => {
    const blocks = [0, 1].map((block) =>
      createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(`glücklich:7:${block}`, 'utf8').digest(),
    );
    const expected = Array.from({ length: 16 }, (_, word) => Buffer.concat(blocks).readUInt32BE(word * 4));
    expect(words(fairSource({ serverSeed, clientSeed: 'glücklich', nonce: 7 }), 16)).toEqual(expected);
  });

  it('are bound to a seed that was shown as its hash', () => {
    expect(commitmentTo(serverSeed)).toBe(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex'));
  });

  it('[G2] share nothing with those of another nonce, client seed or server seed', () => {
    const seeds = [
      { serverSeed, clientSeed: 'a', nonce: 1 },
      { serverSeed, clientSeed: 'a', nonce: 2 },
      { serverSeed, clientSeed: 'b', nonce: 1 },
      { serverSeed: serverSeed.replace('00', '01'), clientSeed: 'a', nonce: 1 },
    ];
    const all = seeds.flatMap((seed) => words(fairSource(seed), 500));
    // Two thousand words share one by chance about once in two thousand runs; these are always the same.
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('[G1] what players are dealt', () => {
  /** As rounds take it: a few words of each nonce, the server seed from the operating system. */
  const dealt = (): number[] => {
    const seed = randomBytes(32).toString('hex');
    return Array.from({ length: 6000 }, (_, nonce) => fairSource({ serverSeed: seed, clientSeed: 'player', nonce })).flatMap((source) =>
      Array.from({ length: 10 }, () => uniformInt(source, 10)),
    );
  };

  it.each(Object.keys(randomnessTests))('looks fair: %s', (name) => {
    // A fair source fails one test in a hundred: three samples that all fail come once in a million runs.
    const chances = [1, 2, 3].map(() => randomnessTests[name]?.(dealt()) ?? 0);
    expect(Math.max(...chances)).toBeGreaterThan(0.01);
  });
});
