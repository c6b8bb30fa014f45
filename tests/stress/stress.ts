import { setTimeout as delay } from 'node:timers/promises';
import { invoiceStatus } from '@verdigale/contract';
import { AccountBook } from './account-book.ts';
import { Client } from './client.ts';
import { disturb, type Faults } from './faults.ts';
import { watchHealing, type Healing } from './healing.ts';
import { startKillableServer, type KillableServer, type Proof } from './killable-server.ts';
import { fund, playPayment, type Cashier } from './payments.ts';
import { openProbes } from './probes.ts';
import { openProvider, type Provider } from './provider.ts';
import { createRandom } from './random.ts';
import { planRound } from './rounds.ts';
import { openStudio, type Call, type Studio } from './studio.ts';
import { judge, type Withdrawals } from './verdict.ts';

export interface StressOptions {
  faults: Faults;
  /** Causes that last do so for this share of their usual time. */
  haste?: number;
  seed: number;
  /** Calls, decisions and callbacks, in all. */
  steps: number;
  players: number;
  /** Rounds that each player plays at the same time. */
  tables: number;
  /** How long silent payments are waited for at the end, since the last one that ended; after that the provider reports them once more. */
  patienceMs: number;
}

export interface StressReport {
  steps: number;
  seconds: number;
  faults: Faults;
  healing: Pick<Healing, 'figures' | 'wrong'>;
  /** Payments and payouts at the provider, callbacks that the platform answered, calls of the studio that it took. */
  payments: number;
  callbacks: number;
  taken: number;
  resent: Studio['resent'] & { players: number };
  /** Payments that were still open after the patience, and withdrawals that never ended. */
  repeated: number;
  unfinished: number;
  /** What does not fit the books of the studio and of the provider. */
  wrong: string[];
  proof: Proof;
  expectedTransfers: Record<string, number>;
}

const firstDeposit = 5_000;
/** So much that nobody reaches it: what is tested is that no acknowledged tightening is lost. */
const mostStaked = 1_000_000;
const cashiersShare = 0.4;
const bonusesEach = 60;
/** After how many rounds a player begins a bonus or gives one up. */
const bonusShare = 0.12;
const repeatsAtTheEnd = 200;

interface Player {
  cashier: Cashier;
  book: AccountBook;
}

/**
 * Plays rounds, with bonuses and without, and pays in and out while server and database are killed and the clock jumps, then compares: what the players
 * have is what the studio's and the provider's own books say, acknowledged calls are still answered the same, the books balance.
 */
export async function stress(options: StressOptions): Promise<StressReport> {
  const { seed, steps, tables, faults, haste = 1 } = options;
  const server: { open?: KillableServer } = {};
  const provider = await openProvider({ address: () => server.open!.address(), now: () => server.open!.now() });
  try {
    const open = (server.open = await startKillableServer({
      players: 1,
      balance: 0,
      providerUrl: provider.url,
      hasNetwork: Boolean(faults.network ?? faults.reset),
      hasDisk: Boolean(faults.disk),
    }));
    const studio = openStudio(open);
    let [taken, isOver] = [0, false];
    const step = () => void (taken += 1);
    const players = await admit(open, provider, options, step);
    await open.giveBonuses(bonusesEach);
    const healing = watchHealing(await openProbes(open, studio));
    const started = performance.now();
    // All faults are met by players: who is through with the steps plays on until they are over.
    let isDisturbed = true;
    const disturbed = disturb({ server: open, provider, healing }, faults, { seed, steps, step: () => taken, haste }).finally(
      () => (isDisturbed = false),
    );
    const goesOn = (made: number, quota: number) => made < quota || isDisturbed;
    const actors = players.flatMap((player, n) => [
      visitCashier(player, (made) => goesOn(made, (steps * cashiersShare) / players.length)),
      ...Array.from({ length: tables }, (_, place) =>
        playAtTable(studio, player, `${n}-${place}`, {
          seed: seed + 7_919 * n + place,
          goesOn: (made) => goesOn(made, (steps * (1 - cashiersShare)) / players.length / tables),
          step,
        }),
      ),
    ]);
    const operator = review(open, () => isOver, step);
    await Promise.allSettled([...actors, disturbed]);
    isOver = true;
    const [done] = await Promise.all([disturbed, operator, ...actors]);
    const seconds = (performance.now() - started) / 1_000;
    const repeated = await drain(open, provider, players, options.patienceMs);
    return { steps: taken, seconds, faults: done, healing, repeated, ...(await compare(open, studio, provider, players)) };
  } finally {
    await server.open?.close();
    await provider.close();
  }
}

async function admit(server: KillableServer, provider: Provider, { seed, players }: StressOptions, step: () => void): Promise<Player[]> {
  return Promise.all(
    Array.from({ length: players }, async (_, n) => {
      const client = new Client(server.address, `player-${n}@mail.test`);
      const accounts = await client.register();
      const kept = { late: [], acknowledged: new Set<string>(), takenBack: new Set<string>(), wrong: [] };
      const cashier: Cashier = {
        name: `player-${n}`,
        random: createRandom(seed + 104_729 * (n + 1)),
        client,
        provider,
        accounts,
        ...kept,
        limit: await client.limitStakes(mostStaked),
        step,
      };
      await fund(cashier, firstDeposit);
      return { cashier, book: new AccountBook(0) };
    }),
  );
}

async function visitCashier({ cashier }: Player, goesOn: (made: number) => boolean): Promise<void> {
  let made = 0;
  const counted: Cashier = { ...cashier, step: () => ((made += 1), cashier.step()) };
  for (let n = 0; goesOn(made); n += 1) await playPayment(counted, n);
}

async function playAtTable(
  studio: Studio,
  { cashier: { client, accounts }, book }: Player,
  name: string,
  { seed, goesOn, step }: { seed: number; goesOn(made: number): boolean; step(): void },
): Promise<void> {
  const random = createRandom(seed);
  let token = await client.launch(accounts.euro);
  const bonuses = await client.bonuses();
  const turn = (to: 'activate' | 'cancel') => client.call('PUT', `/api/game/player-bonuses/${random.pick(bonuses as [string])}/${to}`);
  // Before the first fault, so that even the shortest run stakes bonus money.
  await turn('activate');
  for (let made = 0, round = 0; goesOn(made); round += 1) {
    let isSessionOver = false;
    for (const wave of planRound(random, token, `${name}-${round}`)) {
      const codes = await Promise.all(wave.map((call) => sendAndNote(studio, book, call)));
      for (const code of codes) {
        step();
        made += 1;
        isSessionOver ||= code === 15003;
      }
    }
    if (isSessionOver) token = await client.launch(accounts.euro);
    if (!random.chance(bonusShare)) continue;
    // Refused where another one has begun to be staked, a round of it is open, or it has ended.
    await turn(random.chance(0.7) ? 'activate' : 'cancel');
    step();
    made += 1;
  }
}

async function sendAndNote(studio: Studio, book: AccountBook, call: Call): Promise<number | undefined> {
  const sentAfterSuccess = book.hasSuccess(call);
  const answer = await studio.send(call);
  book.note(call, answer, sentAfterSuccess);
  return answer.code;
}

/** An operator who lets odd sums go. A database that is away is asked again. */
async function review(server: KillableServer, isOver: () => boolean, step: () => void): Promise<void> {
  while (!isOver()) {
    const reviewed = await server.review((sum) => /[13579] EUR$/.test(sum)).catch(() => 0);
    for (let n = 0; n < reviewed; n += 1) step();
    await delay(200);
  }
}

/** The provider ends what it left open; then nothing may be left open. Answers how many had to be reported again. */
async function drain(server: KillableServer, provider: Provider, players: readonly Player[], patienceMs: number): Promise<number> {
  const openPayments = provider.entries().filter(({ entry }) => entry.kind === 'payment' && entry.state === 'pending');
  const ended = openPayments.map(({ entry }, n) => provider.change(entry, { state: n % 2 || entry.received ? 'failed' : 'succeeded' }));
  await Promise.all([...ended, ...players.flatMap(({ cashier }) => cashier.late)].map((report) => provider.notify(report)));
  let waiting = await pending(players);
  // After a long run many are left: as long as some of them end, the others may too.
  for (let until = Date.now() + patienceMs; waiting.length > 0 && Date.now() < until;) {
    await server.review(() => true).catch(() => 0);
    await delay(500);
    const left = await pending(players);
    if (left.length < waiting.length) until = Date.now() + patienceMs;
    waiting = left;
  }
  const left = waiting.flatMap((id) => provider.entryOf(id) ?? []).filter(({ state }) => state !== 'pending');
  await Promise.all(left.map((entry) => provider.notify(provider.change(entry, {}))));
  // A deposit that was given up, or ran out, and was paid without a word is found on the provider's list.
  await server.prove();
  return left.length;
}

async function pending(players: readonly Player[]): Promise<string[]> {
  const lists = await Promise.all(players.map(({ cashier }) => cashier.client.invoices({ status: invoiceStatus.pending })));
  return lists.flat().map(({ id }) => id);
}

async function compare(server: KillableServer, studio: Studio, provider: Provider, players: readonly Player[]) {
  const verdicts = await Promise.all(
    players.map(async ({ cashier, book }) => {
      const { wrong, withdrawals } = await judge(cashier, book);
      return { wrong: [...wrong, ...(await repeat(studio, book))], withdrawals };
    }),
  );
  const total = (of: (withdrawals: Withdrawals) => number) => verdicts.reduce((all, { withdrawals }) => all + of(withdrawals), 0);
  const [all, paid, returned] = [total((each) => each.all), total((each) => each.paid), total((each) => each.returned)];
  const played = sumOf(players.map(({ book }) => book.transfers()));
  return {
    payments: provider.entries().length,
    callbacks: provider.answered,
    taken: players.reduce((sum, { book }) => sum + book.taken().length, 0),
    resent: { ...studio.resent, players: players.reduce((sum, { cashier }) => sum + cashier.client.resent, 0) },
    unfinished: all - paid - returned,
    wrong: verdicts.flatMap(({ wrong }) => wrong),
    proof: await server.prove(),
    expectedTransfers: { ...played, 'withdrawal-hold': all, 'withdrawal-pay': paid, 'withdrawal-return': returned },
  };
}

/** Some of the calls that were taken, once more: each must be answered as it was the first time. */
async function repeat(studio: Studio, book: AccountBook): Promise<string[]> {
  const wrong: string[] = [];
  const taken = book.taken();
  const every = Math.ceil(taken.length / repeatsAtTheEnd);
  for (const { call } of taken.filter((_, n) => n % every === 0)) {
    await sendAndNote(studio, book, call).catch((error: Error) => wrong.push(error.message));
  }
  return wrong;
}

function sumOf(counts: Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const count of counts) for (const [kind, n] of Object.entries(count)) total[kind] = (total[kind] ?? 0) + n;
  return total;
}
