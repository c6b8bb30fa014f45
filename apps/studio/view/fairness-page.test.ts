// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { commitmentTo } from '../engine/fair-source.ts';
import type { FairnessView } from '../wire.ts';
import { fairnessPage, type FairnessParts } from './fairness-page.ts';

const seeds = ['11', '22', '33'].map((part) => part.repeat(32));
const hashOf = (at: number) => commitmentTo(seeds[at]!);

/** A studio that has had so many pairs before the present one. */
const view = (before: number): FairnessView => ({
  serverSeedHash: hashOf(before),
  clientSeed: 'word',
  nonce: 1,
  previous: before === 0 ? null : { serverSeed: seeds[before - 1]!, serverSeedHash: hashOf(before - 1), clientSeed: 'word', rounds: [] },
});

it('reveals one pair for a button that is pressed twice: the second would take its place, and no round was played with that', async () => {
  let pairs = 0;
  const answers: (() => void)[] = [];
  const api = {
    fairness: async () => view(0),
    rotate() {
      pairs += 1;
      const revealed = view(pairs);
      return new Promise<FairnessView>((resolve) => answers.push(() => resolve(revealed)));
    },
  };
  document.body.replaceChildren(...fairnessPage({ api, say: (key: string) => key } as unknown as FairnessParts));
  await Promise.resolve();
  const form = document.querySelector('form')!;
  for (let press = 0; press < 2; press += 1) form.dispatchEvent(new Event('submit', { cancelable: true }));
  for (const answer of answers) answer();
  await Promise.resolve();
  expect(document.body.textContent).toContain(seeds[0]);
  expect(document.body.textContent).toContain('fair.bound');
});
