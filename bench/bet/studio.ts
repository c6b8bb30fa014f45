// The studio: a process of its own that sends bets over kept-alive connections. It costs as little as it can: requests are
// signed before its turn begins, and of an answer only the status and the length are read.
import { fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { inFlight, type Turn } from './turn.ts';

const connections = 32;
/** More than any turn needs. */
const requestsASecond = 8_000;

export interface Studio {
  play(seconds: number): Promise<Turn>;
  close(): void;
}

export async function openStudio(target: { port: number; tokens: string[] }): Promise<Studio> {
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
  const [{ port, tokens }] = (await once(process, 'message')) as [{ port: number; tokens: string[] }];
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true });
      await once(socket, 'connect');
      return socket;
    }),
  );
  let made = 0;
  process.send!('ready');
  process.on('message', ({ seconds }: { seconds: number }) => {
    const requests = Array.from({ length: Math.ceil(requestsASecond * seconds) }, () =>
      signedBet(tokens[(made += 1) % tokens.length]!, made),
    );
    void inFlight(connections, seconds, (place) => exchange(sockets[place]!, requests.pop()!)).then((turn) => process.send!(turn));
  });
}

function signedBet(token: string, n: number): Buffer {
  const body = JSON.stringify({ token, transactionId: `http-${n}`, roundId: `http-${n}`, amount: '100', currency: 'EUR' });
  const stamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', 'studio secret').update(`${stamp}.${body}`).digest('hex');
  return Buffer.from(
    `POST /partners/games/verdigale-studio/bet HTTP/1.1\r\nhost: platform\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n` +
      `x-signature: t=${stamp},v1=${signature}\r\n\r\n${body}`,
  );
}

/** One request, and its whole answer; throws unless that is a success. */
function exchange(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', function read(chunk: Buffer) {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      if (text.length < head + 4 + length) return;
      socket.off('data', read);
      if (text.startsWith('HTTP/1.1 200')) resolve();
      else reject(new Error(text));
    });
    socket.write(request);
  });
}
