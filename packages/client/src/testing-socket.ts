import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { listening, portOf } from './testing.ts';

interface Subscribe {
  readonly channel: string;
  readonly recover?: boolean;
  readonly offset?: number;
  readonly epoch?: string;
}

interface Command {
  readonly id?: number;
  readonly connect?: { readonly token?: string };
  readonly subscribe?: Subscribe;
  readonly unsubscribe?: { readonly channel: string };
}

/** How the server answers a subscribe: a result, an error, or not at all. */
export type OnSubscribe = (request: Subscribe) => object | 'silence';

const result = (fields: object = {}) => ({ subscribe: { recoverable: true, positioned: true, epoch: 'e1', offset: 0, ...fields } });
const error = (code: number) => ({ error: { code, message: `error ${code}` } });
export const answers = { result, error };

/** A real WebSocket server that speaks as much of the Centrifuge JSON protocol as a test needs. */
export async function startSocketServer({
  pingSeconds = 25,
  answersConnect = true,
  onSubscribe = () => result(),
}: { pingSeconds?: number; answersConnect?: boolean; onSubscribe?: OnSubscribe } = {}) {
  const server = createServer();
  const wss = new WebSocketServer({ server });
  const sockets: WebSocket[] = [];
  const tokens: (string | undefined)[] = [];
  const subscribes: Subscribe[] = [];
  const unsubscribes: string[] = [];

  const handle = (socket: WebSocket, command: Command): void => {
    const reply = (body: object) => socket.send(JSON.stringify({ id: command.id, ...body }));
    if (command.connect) {
      tokens.push(command.connect.token);
      if (answersConnect) reply({ connect: { client: 'c', version: '', ping: pingSeconds, pong: true } });
    } else if (command.subscribe) {
      subscribes.push(command.subscribe);
      const answer = onSubscribe(command.subscribe);
      if (answer !== 'silence') reply(answer);
    } else if (command.unsubscribe) {
      unsubscribes.push(command.unsubscribe.channel);
      reply({ unsubscribe: {} });
    }
  };
  wss.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (frame: Buffer) => {
      for (const line of frame.toString().split('\n')) handle(socket, JSON.parse(line) as Command);
    });
  });
  await listening(server);

  const push = (body: object) => sockets.at(-1)?.send(JSON.stringify({ push: body }));
  return {
    url: `ws://127.0.0.1:${portOf(server)}/api/connection/websocket`,
    sockets,
    tokens,
    subscribes,
    unsubscribes,
    publish: (channel: string, data: object, offset?: number) => push({ channel, pub: { data, offset } }),
    pushUnsubscribe: (channel: string, code: number) => push({ channel, unsubscribe: { code, reason: '' } }),
    drop: (code?: number) => (code === undefined ? sockets.at(-1)?.terminate() : sockets.at(-1)?.close(code, 'test')),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.terminate();
      wss.close();
      server.close();
      await once(server, 'close');
    },
  };
}
