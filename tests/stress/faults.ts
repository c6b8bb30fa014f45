import { setTimeout as delay } from 'node:timers/promises';
import { faultKinds, type FaultKind } from './fault-kinds.ts';
import type { Healing } from './healing.ts';
import type { KillableServer } from './killable-server.ts';
import type { Provider } from './provider.ts';
import { createRandom, type Random } from './random.ts';

/** What is done to the server, each as often as its number says. */
export type Faults = Partial<Record<FaultKind, number>>;

const minutes = 60_000;
/** How far the server's clock may be from the true one for long. A step of a day is taken back again. */
const farthest = 20 * 60 * minutes;
/** Tokens, stamps and game sessions expire under way; a step back is as bad as one forward. */
const jumps = [2, -20, 60, -60, 6 * 60, -5 * 60, 24 * 60, -24 * 60].map((each) => each * minutes) as [number, ...number[]];
const dayMs = 24 * 60 * minutes;

/** How long each cause lasts; a kill and a step are over at once. Partners are given up after five seconds. */
const lastsMs = { network: 30_000, reset: 10_000, disk: 6_000, partner: 8_000, clock: 2_000 };

const pollMs = 20;

export interface Surroundings {
  server: KillableServer;
  provider: Provider;
  healing: Healing;
}

export interface Run {
  seed: number;
  steps: number;
  step(): number;
  /** Causes last this share of their time. */
  haste: number;
}

/** Does its worst to the server, at the steps and in the order that the seed chooses, one after the other. Answers what it did. */
export async function disturb(around: Surroundings, faults: Faults, { seed, steps, step, haste }: Run): Promise<Faults> {
  const random = createRandom(seed);
  const planned = faultKinds
    .flatMap((kind) => Array<FaultKind>(faults[kind] ?? 0).fill(kind))
    .map((kind) => ({ kind, at: random.between(steps * 0.05, steps * 0.85), random: createRandom(random.between(0, 2 ** 31)) }));
  const done: Faults = {};
  for (const { kind, at, random } of planned.toSorted((a, b) => a.at - b.at)) {
    while (step() < at) await delay(pollMs);
    await strike[kind](around, random, (lastsMs[kind as keyof typeof lastsMs] ?? 0) * haste);
    await around.healing.measure(kind);
    done[kind] = (done[kind] ?? 0) + 1;
  }
  return done;
}

/** Each resolves at the end of its cause. */
const strike: Record<FaultKind, (around: Surroundings, random: Random, lasts: number) => Promise<void>> = {
  server: async ({ server }) => server.killServer(),
  postgres: async ({ server }) => server.killPostgres(),
  async clock({ server, healing }, random, lasts) {
    const jump = random.pick(jumps);
    const offset = server.now().getTime() - Date.now();
    await server.jump(Math.abs(offset + jump) > farthest && Math.abs(jump) < dayMs ? -jump : jump);
    await healing.expectReady('clock', lasts);
    if (Math.abs(jump) >= dayMs) await server.jump(-jump);
  },
  async network({ server, healing }, _random, lasts) {
    server.network!.cut('silent');
    await healing.expectNotReady('network', lasts);
    server.network!.mend();
  },
  async reset({ server, healing }, _random, lasts) {
    server.network!.cut('reset');
    await healing.expectNotReady('reset', lasts);
    server.network!.mend();
  },
  async disk({ server, healing }, _random, lasts) {
    server.disk!.fill();
    await healing.expectNotReady('disk', lasts);
    server.disk!.free();
  },
  async partner({ provider, healing }, random, lasts) {
    provider.trouble(random.pick(['silent', 'slow', 'half']));
    await healing.expectReady('partner', lasts);
    provider.trouble(undefined);
  },
};
