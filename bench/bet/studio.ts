// The studio: a process of its own that sends bets over kept-alive connections. It costs as little as it can: requests are
// signed before its turn begins, and of an answer only the status and the length are read.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { exchange, openConnection, signedCall } from '../http-call.ts';
import { inFlight, type Turn } from './turn.ts';

/** More than any turn needs. */
const requestsASecond = 8_000;

export interface Studio {
  play(seconds: number): Promise<Turn>;
  close(): void;
}

interface Target {
  port: number;
  tokens: string[];
  /** Each has one bet in flight. */
  connections: number;
}

export async function openStudio(target: Target): Promise<Studio> {
  const child = fork(fileURLToPath(import.meta.url), ['play']);
  child.send(target);
  await once(child, 'message');
  return {
    async play(seconds) {
      const finished = once(child, 'message');
      child.send({ seconds });
      return ((await finished) as [Turn])[0];
    },
    close: () => void child.kill(),
  };
}

if (process.argv[2] === 'play') await beStudio();

async function beStudio(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const [{ port, tokens, connections }] = (await once(process, 'message')) as [Target];
  const sockets = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  let made = 0;
  process.send!('ready');
  process.on('message', ({ seconds }: { seconds: number }) => {
    const requests = Array.from({ length: Math.ceil(requestsASecond * seconds) }, () =>
      signedBet(tokens[(made += 1) % tokens.length]!, made),
    );
    const before = process.cpuUsage();
    void inFlight(connections, seconds, async (place) => void (await exchange(sockets[place]!, requests.pop()!))).then((turn) => {
      const { user, system } = process.cpuUsage(before);
      process.send!({ ...turn, studio: (user + system) / turn.latencies.length });
    });
  });
}

function signedBet(token: string, n: number): Buffer {
  return signedCall('bet', { token, transactionId: `http-${n}`, roundId: `http-${n}`, amount: '100', currency: 'EUR' });
}
