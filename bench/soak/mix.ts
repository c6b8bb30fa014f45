// What forty visitors do: mostly pages and reads, every fifth call a round of a game or a step towards one.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { sessionOf } from '../../tests/session-of.ts';
import { register } from '../../tests/overload/ask.ts';
import { quantile } from '../bet/turn.ts';
import { browser, type Ask } from './visitor.ts';
import type { Addresses } from './watched.ts';

interface Visitor {
  ask: Ask;
  studio: Ask;
  token: string;
  /** Of a game, once one was launched. */
  session: string;
}

/** Answers its name and a status where it did not go as it should. */
type Step = (who: Visitor) => Promise<string | undefined>;

const pages = ['/main', '/categories/all', '/de/providers', '/tournaments', '/de/main', '/loyalty'];
const reads = ['wallet/accounts', 'player/profile', 'game/games?perPage=18&page=1', 'player/limits', 'game/player-bonuses?perPage=10'];
const json = { 'content-type': 'application/json' };
const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!;

const get =
  (pathOf: () => string, isPlayers = false): Step =>
  async ({ ask, token }) => {
    const path = pathOf();
    const { status } = await ask({ path, headers: isPlayers ? { authorization: `Bearer ${token}` } : {} });
    return status === 200 ? undefined : `${path.split('?')[0]} ${status}`;
  };
const page = get(() => pick(pages));
/** An address that no cache knows. */
const newPage = get(() => `/categories/all?from=${randomUUID().slice(0, 4)}`);
const search = get(() => `/api/game/games?perPage=18&page=1&name=${randomUUID().slice(0, 3)}`);
const read = get(() => `/api/${pick(reads)}`, true);

const launch: Step = async (who) => {
  const { status, body } = await who.studio({ path: '/launch?game=copper-canyon&mode=demo' });
  who.session = sessionOf(body);
  return status === 200 ? undefined : `launch ${status}`;
};
const round: Step = async (who) => {
  if (!who.session) return launch(who);
  const headers = { ...json, 'x-studio-session': who.session };
  const body = JSON.stringify({ requestId: randomUUID(), stake: '100', choice: null });
  const { status } = await who.studio({ method: 'POST', path: '/api/play', headers, body });
  // 409: the same visitor's round before is still under way.
  return status === 200 || status === 409 ? undefined : `play ${status}`;
};
/** What is in it more often happens more often. */
const usual = [
  page,
  page,
  page,
  page,
  page,
  newPage,
  read,
  read,
  read,
  read,
  read,
  read,
  read,
  search,
  search,
  round,
  round,
  round,
  round,
  launch,
];

const join: Step = async (who) => {
  who.token = await register(who.ask);
  return undefined;
};
/** A socket that its visitor closes after a while. */
const listen =
  (publicUrl: string): Step =>
  async () => {
    const socket = new WebSocket(new URL('/api/connection/websocket', publicUrl.replace(/^http/, 'ws')), { origin: publicUrl });
    const fault = await new Promise<string | undefined>((resolve) => {
      socket.on('open', () => resolve(undefined)).on('error', ({ message }) => resolve(`socket ${message}`));
    });
    await pause(5_000);
    socket.close();
    return fault;
  };

export interface Sent {
  sent: number;
  /** What did not go as it should. */
  faults: string[];
  p99: number;
}

export async function openMix({ publicUrl, studioUrl }: Addresses) {
  const visitors = Array.from({ length: 40 }, (_, at): Visitor => {
    const address = `127.0.1.${at + 1}`;
    return { ask: browser(publicUrl, address), studio: browser(studioUrl, address), token: '', session: '' };
  });
  // A busy server refuses some (503), and what a start has left to do keeps it busy.
  for (const who of visitors) while (!who.token) await join(who).catch(() => pause(2_000));
  const socket = listen(publicUrl);

  /** So many calls a second, whether or not those before are answered; each second one more opens a socket, every fifth one more registers. */
  return async function send(seconds: number, perSecond: number): Promise<Sent> {
    const under: Promise<void>[] = [];
    const [faults, times]: [string[], number[]] = [[], []];
    const began = performance.now();
    const take = async (step: Step, isTimed: boolean) => {
      const from = performance.now();
      const fault = await step(pick(visitors)).catch((error: Error) => error.message);
      if (fault) faults.push(fault);
      if (isTimed) times.push(performance.now() - from);
    };
    for (let turn = 0; turn < seconds * perSecond; turn += 1) {
      under.push(take(pick(usual), true));
      if (turn % perSecond === 0) under.push(take(socket, false));
      if (turn % (5 * perSecond) === 0) under.push(take(join, false));
      await pause(Math.max(0, began + ((turn + 1) * 1_000) / perSecond - performance.now()));
    }
    await Promise.all(under);
    return { sent: times.length, faults, p99: quantile(times, 0.99) };
  };
}
