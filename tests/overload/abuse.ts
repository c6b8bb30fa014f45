// One visitor who abuses, as a process of its own: `node abuse.ts <address of the server> <kind> <seconds>`. Sends what was answered.
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { socketPath } from '@verdigale/contract';
import { WebSocket } from 'ws';
import { register, visitor, type Ask } from './ask.ts';

export const kinds = ['page variants', 'wrong passwords', 'bodies of 2 MB', 'socket lines', 'uploads', 'pictures'] as const;
export type Kind = (typeof kinds)[number];

/** How many of what was sent had which end. */
export type Outcome = Record<string, number>;

const perSecond = 1_000;
const address = '127.0.0.66';
const tickMs = 10;
/** More would only wait in this process. */
const maxUnderWay = 200;
const megabytes = Buffer.alloc(2_000_000, 'x');
/** A PNG of one pixel, and as much behind its end. */
const picture = Buffer.concat([
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  Buffer.alloc(2_000_000),
]);

function pages(ask: Ask) {
  const paths = [
    (n: number) => `/categories/all?provider=random-${n}`,
    (n: number) => `/games/random-${n}`,
    (n: number) => `/categories/all?platform=${n % 3}&sortBy=name&label=hot&label=random-${n}&provider=brassmoth`,
    (n: number) => `/main.data?_routes=random-${n}`,
    (n: number) => `/random-${n}/${n}`,
  ];
  return (n: number) => ask({ path: paths[n % paths.length]!(n) });
}

function passwords(ask: Ask) {
  const headers = { 'content-type': 'application/json' };
  return (n: number) => {
    const body = JSON.stringify({ login: `player-${n}@mail.test`, password: `guess ${n}`, fingerprint: 'f' });
    return ask({ method: 'POST', path: '/api/player/sessions', headers, body });
  };
}

function bodies(ask: Ask) {
  const headers = { 'content-type': 'application/json' };
  return () => ask({ method: 'POST', path: '/api/player/register', headers, body: megabytes });
}

/** Of an unknown kind and of bytes that are no picture, or what is taken and kept as far as an account may have it. */
async function uploads(ask: Ask, type: string, file: Buffer) {
  const authorization = `Bearer ${await register(ask)}`;
  const head = `--b\r\ncontent-disposition: form-data; name="type"\r\n\r\n${type}\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"`;
  const body = Buffer.concat([Buffer.from(`${head}\r\ncontent-type: image/png\r\n\r\n`), file, Buffer.from('\r\n--b--\r\n')]);
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=b' };
  return () => ask({ method: 'POST', path: '/api/player/documents', headers, body });
}

/** Eight sockets that are opened again as often as the server lets them. */
function lines(server: URL) {
  const sockets: (WebSocket | undefined)[] = Array.from({ length: 8 });
  const outcome: Outcome = {};
  const count = (end: string) => (outcome[end] = (outcome[end] ?? 0) + 1);
  function open(place: number): void {
    const socket = new WebSocket(`ws://${server.host}${socketPath}`, { localAddress: address });
    sockets[place] = socket;
    socket.on('open', () => socket.send('{"id":1,"connect":{}}'));
    socket.on('error', () => count('not opened'));
    socket.on('close', (code) => {
      count(`closed with ${code}`);
      sockets[place] = undefined;
    });
  }
  return {
    outcome,
    send(n: number) {
      const place = n % sockets.length;
      const socket = sockets[place];
      if (!socket) open(place);
      else if (socket.readyState === WebSocket.OPEN)
        socket.send(n % 2 ? '{}' : `{"id":${n},"history":{"channel":"game:winners:desktop:DE"}}`, () => count('lines'));
    },
    end: () => sockets.forEach((socket) => socket?.terminate()),
  };
}

type Send = (n: number) => ReturnType<Ask>;
const senders: Record<Exclude<Kind, 'socket lines'>, (ask: Ask) => Send | Promise<Send>> = {
  'page variants': pages,
  'wrong passwords': passwords,
  'bodies of 2 MB': bodies,
  uploads: (ask) => uploads(ask, '1', megabytes),
  pictures: (ask) => uploads(ask, 'other', picture),
};

async function flood(server: URL, kind: Kind, seconds: number): Promise<Outcome> {
  const ask = visitor(server, address, maxUnderWay);
  const sockets = lines(server);
  const outcome: Outcome = {};
  const send = kind === 'socket lines' ? null : await senders[kind](ask);
  let underWay = 0;
  let count = 0;
  const sendOne = () => {
    count += 1;
    if (send === null) return sockets.send(count);
    if (underWay >= maxUnderWay) return undefined;
    underWay += 1;
    return void send(count).then(({ status }) => {
      underWay -= 1;
      outcome[status] = (outcome[status] ?? 0) + 1;
    });
  };
  process.send!('begun');
  const end = performance.now() + seconds * 1000;
  // What this process was too late for is left out: another machine sends evenly too.
  for (let next = performance.now(); next < end; next = Math.max(next + tickMs, performance.now())) {
    await delay(Math.max(0, next - performance.now()));
    for (let n = 0; n < (perSecond * tickMs) / 1000; n += 1) sendOne();
  }
  sockets.end();
  return send === null ? sockets.outcome : outcome;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , server, kind, seconds] = process.argv;
  // It stands for another machine, so it takes from this one only what the others leave.
  setPriority(19);
  process.send!(await flood(new URL(server!), kind as Kind, Number(seconds)));
  process.disconnect();
}
