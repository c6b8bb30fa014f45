import type { CallQuery, Quest } from '@verdigale/contract';
import { expect } from 'vitest';
import { newId } from '#kernel';
import { checkBonuses, loadCampaigns } from '#modules/bonus';
import { loadQuests, type QuestSeed } from '#modules/retention';
import { checkBooks } from '#modules/wallet';
import { callWallet, giveMoney, launchTestGame } from '../../flows/game-wallet/testing.ts';
import { registerPayer, seedTestMethods, type Payer } from '../../flows/withdraw/testing.ts';
import { campaignOf, itemOf } from '../../modules/bonus/testing.ts';
import { bets } from '../../modules/retention/testing.ts';
import { callsWith, type MakeCall } from '../calls.ts';
import { createTestPlatform, signInAgain, type TestPlatform } from '../index.ts';
import { sql } from '../sql.ts';

type Goal = QuestSeed['tasks'][number]['goal'];

let count = 0;

/** A quest of one round, for a euro, with what a test is about; its tasks by their goals. */
export function questOf({ goals = [bets(1)], ...some }: Partial<QuestSeed> & { goals?: readonly Goal[] } = {}): QuestSeed {
  count += 1;
  return {
    id: newId(),
    identity: `quest-${count}`,
    names: { en: `Quest ${count}`, de: `Aufgabe ${count}` },
    descriptions: { en: 'Do it.' },
    order: count,
    availableFrom: null,
    availableTo: null,
    days: 7,
    repeat: 'once',
    currencies: [],
    package: null,
    taskOrder: 'any',
    tasks: goals.map((goal) => ({ id: newId(), names: { en: goal.kind }, goal })),
    rewards: [{ kind: 'money', amount: { base: '1' }, isLocked: false }],
    ...some,
  };
}

/** Campaigns of one item that quests may give: two euros of bonus money, three free spins. */
export const givenByQuests = [
  campaignOf({
    code: 'two',
    name: 'Two',
    trigger: { kind: 'quest' },
    perPlayer: null,
    budget: { claims: 1_000_000, spent: null },
    items: [itemOf({ kind: 'cash', amount: { base: '2' } })],
  }),
  campaignOf({
    code: 'spins',
    name: 'Spins',
    trigger: { kind: 'quest' },
    perPlayer: null,
    items: [
      itemOf({
        kind: 'free-spins',
        provider: 'verdigale-studio',
        game: 'copper-canyon',
        quantity: 3,
        stake: { base: '0.20' },
        validHours: 24,
        winnings: 'real',
      }),
    ],
  }),
];

const loyalty = {
  levels: [
    { id: 'copper', name: 'Copper', points: 0 },
    { id: 'bronze', name: 'Bronze', points: 50 },
  ],
  pointsPerHundred: { default: 0, types: {} },
};

export async function openQuestPlatform(): Promise<TestPlatform> {
  const names = { [givenByQuests[0]!.items[0]!.id]: { de: 'Ein Bonus' } };
  const platform = await createTestPlatform({ loyalty, bonuses: { isDeclinedByDefault: false, rules: {}, names } });
  await platform.kernel.jobs.start({ work: false });
  await seedTestMethods(platform);
  await loadCampaigns(platform.kernel, givenByQuests);
  return platform;
}

export async function closeQuestPlatform(platform: TestPlatform): Promise<void> {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  expect(await checkBonuses(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
}

export const offer = ({ kernel }: TestPlatform, ...quests: QuestSeed[]) => loadQuests(kernel, quests);

/** Delivers facts, and what follows from them. */
export async function deliver({ relay }: TestPlatform): Promise<void> {
  await relay.drain();
  await relay.drain();
}

interface QuestAnswer {
  status: number;
  data: Quest;
  code?: number;
}

export interface Quester extends Payer {
  available(query?: CallQuery<'retention.quests.list'>): Promise<Quest[]>;
  /** His token lives for an hour. */
  signIn(): Promise<void>;
  refresh(): Promise<void>;
  own(...states: number[]): Promise<Quest[]>;
  activate(id: string): Promise<QuestAnswer>;
  cancel(id: string): Promise<QuestAnswer>;
  /** Begins a round, which `finish` ends. Stakes and payouts in cents. */
  bet(stake: number, game?: string): Promise<(payout?: number) => Promise<void>>;
  play(stake: number, payout?: number, game?: string): Promise<void>;
  /** Begins a quest of one round and plays it; the id of what was begun. */
  finish(quest: { id: string }): Promise<string>;
  /** What its channel told, in its order. */
  heard(): Promise<{ event: string; name: string; state: number | null; progress: number | null }[]>;
}

/** A player with a thousand euros, who makes the calls. */
export async function registerQuester(platform: TestPlatform): Promise<Quester> {
  const payer = await registerPayer(platform);
  const { accountId, id: playerId } = payer;
  let session: Pick<Payer, 'call'> = payer;
  const call: MakeCall = (...sent) => session.call(...sent);
  await giveMoney(platform.kernel, accountId, 100_000n);
  const change = async (how: 'retention.quests.activate' | 'retention.playerQuests.cancel', id: string): Promise<QuestAnswer> => {
    const { status, data, error } = await call(how, { params: { id } });
    return { status, data, ...(error ? { code: error.code } : {}) };
  };
  const tokens = new Map<string, string>();
  const tokenFor = async (gameIdentity: string) => {
    const known = tokens.get(gameIdentity) ?? (await launchTestGame(platform, { playerId, accountId, gameIdentity })).token;
    tokens.set(gameIdentity, known);
    return known;
  };
  const bet: Quester['bet'] = async (stake, game = 'copper-canyon') => {
    const roundId = newId();
    const round = { token: await tokenFor(game), currency: 'EUR', roundId };
    await callWallet(platform, 'bet', { ...round, transactionId: `b-${roundId}`, amount: String(stake) });
    return async (payout = 0) =>
      void (await callWallet(platform, 'win', { ...round, transactionId: `w-${roundId}`, amount: String(payout), isFinal: true }));
  };
  const activate = (id: string) => change('retention.quests.activate', id);
  return {
    ...payer,
    call,
    async signIn() {
      session = await signInAgain(platform, payer);
    },
    async refresh() {
      const { accessToken } = (await call('sessions.refresh')).data;
      session = { call: callsWith(platform.app, { authorization: `Bearer ${accessToken}` }) };
    },
    available: async (query = {}) => (await call('retention.quests.list', { query: { perPage: 50, ...query } })).data,
    own: async (...state) => (await call('retention.playerQuests.list', { query: { perPage: 50, state } })).data,
    activate,
    cancel: (id) => change('retention.playerQuests.cancel', id),
    bet,
    play: async (stake, payout, game) => (await bet(stake, game))(payout),
    async finish({ id }) {
      const { data } = await activate(id);
      await (
        await bet(100)
      )();
      await deliver(platform);
      return data.id;
    },
    heard: () =>
      platform.kernel.db.all(
        sql<{ event: string; name: string; state: number | null; progress: number | null }>`
          select data ->> 'event' as event, coalesce(data -> 'quest' ->> 'name', data -> 'task' ->> 'name') as name,
            (data -> 'quest' -> 'state')::int as state, (data -> 'task' -> 'progress')::int as progress
          from realtime.publication where channel = ${`retention:quests#${playerId}`} order by channel_offset`,
      ),
  };
}
