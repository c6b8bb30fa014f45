// The players, in a process of their own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Player } from './player.ts';

export interface Run {
  seconds: number;
  cutShare: number;
  paceMs: number;
}

export interface Played {
  /** Of each call in milliseconds, from the first time it was sent to its answer. */
  latencies: number[];
  bets: number;
  wins: number;
  /** Replies that never came. */
  cut: number;
  /** Players whose balance differs from what was reported to them. */
  wrong: number;
}

export interface Table {
  play(run: Run): Promise<Played>;
  close(): void;
}

export async function openTable(target: { port: number; purse: number; tokens: string[] }): Promise<Table> {
  const child = fork(fileURLToPath(import.meta.url), ['play']);
  child.send(target);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the players ended with ${String(code)}`)));
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  return {
    async play(run) {
      const finished = once(child, 'message');
      child.send(run);
      return ((await Promise.race([finished, ended])) as [Played])[0];
    },
    close: () => void child.kill(),
  };
}

if (process.argv[2] === 'play') await bePlayers();

async function bePlayers(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const [{ port, purse, tokens }] = (await once(process, 'message')) as [{ port: number; purse: number; tokens: string[] }];
  let [had, runs] = [tokens.map(() => purse), 0];
  process.send!('ready');
  process.on('message', ({ seconds, ...rules }: Run) => {
    runs += 1;
    const players = tokens.map((token, n) => new Player(token, `${runs}-${n}`));
    const end = performance.now() + seconds * 1_000;
    void Promise.all(players.map((player) => player.playUntil(end, { port, ...rules }))).then(async () => {
      const has = await Promise.all(players.map((player) => player.balance(port)));
      const wrong = players.filter(({ net }, n) => has[n] !== had[n]! + net).length;
      had = has;
      const sum = (of: (player: Player) => number) => players.reduce((total, player) => total + of(player), 0);
      const played: Played = {
        latencies: players.flatMap(({ latencies }) => latencies),
        bets: sum(({ bets }) => bets),
        wins: sum(({ wins }) => wins),
        cut: sum(({ cut }) => cut),
        wrong,
      };
      process.send!(played);
    });
  });
}
