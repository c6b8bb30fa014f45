// A game provider that shares nothing with the product but the documented protocol: one game, a coin that is tossed for a stake of 1.00.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  gameFrameMessage,
  gameWalletPath,
  readWalletReply,
  type GameRoundRecall,
  type GameWalletBody,
  type GameWalletOperation,
} from '@verdigale/partner-wire';
import { withDatabase } from './database.ts';
import { checkSignature, signatureHeader, signText } from '@verdigale/partner-wire/signature';

/** A game of the catalogue, which is served by this provider while it is open. */
export const coinProvider = { identity: 'tidewrack-foundry', game: 'lanternfish-hour' };
const [stake, win] = ['100', '190'];

interface Options {
  port: number;
  platformUrl: string;
  secret: string;
}

type Answer = [status: number, type: string, body: string];
const json = (status: number, body: object): Answer => [status, 'application/json', JSON.stringify(body)];

const servedBy = (provider: string) =>
  withDatabase(async (client) => {
    await client.query('update game.game set launch_provider = $1 where identity = $2', [provider, coinProvider.game]);
  });

/** Opens it: the coin shows heads, which wins, at every other toss from the first on. */
export async function openCoinProvider({ port, platformUrl, secret }: Options): Promise<{ close(): Promise<void> }> {
  const rounds = new Map<string, GameRoundRecall>();

  async function wallet<O extends GameWalletOperation>(operation: O, body: GameWalletBody<O>): Promise<Record<string, unknown>> {
    const raw = JSON.stringify(body);
    const response = await fetch(platformUrl + gameWalletPath(coinProvider.identity, operation), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signText(secret, raw, new Date()) },
      body: raw,
    });
    const reply = readWalletReply(response.status, await response.text());
    if (reply.kind !== 'done') throw new Error(`${operation} was ${reply.kind}: ${reply.kind === 'refused' ? reply.code : reply.reason}`);
    return reply.data;
  }

  async function toss(token: string): Promise<Answer> {
    const currency = String((await wallet('authenticate', { token })).currency);
    const [roundId, startedAt] = [randomUUID(), new Date().toISOString()];
    const isWon = rounds.size % 2 === 0;
    const money = { token, roundId, currency };
    await wallet('bet', { ...money, transactionId: `${roundId}:bet`, amount: stake });
    if (isWon) await wallet('win', { ...money, transactionId: `${roundId}:win`, amount: win, isFinal: true });
    else await wallet('finish', { token, roundId });
    const side = isWon ? 'Heads' : 'Tails';
    rounds.set(roundId, {
      roundId,
      currency,
      stake,
      win: isWon ? win : '0',
      startedAt,
      endedAt: new Date().toISOString(),
      summary: `The coin showed ${side.toLowerCase()}.`,
      choices: [{ name: 'Called', value: 'Heads' }],
      steps: [],
      outcome: [{ name: 'Shown', value: side }],
      tables: [],
    });
    return [200, 'text/plain', side];
  }

  function recall(request: IncomingMessage, roundId: string): Answer {
    if (checkSignature(secret, request.headers[signatureHeader], request.url!, new Date()) !== 'valid') return json(401, {});
    const round = rounds.get(roundId);
    return round ? json(200, { data: round }) : json(404, {});
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url!, 'http://coin.test');
    if (pathname === '/launch' && searchParams.get('game') === coinProvider.game) return [200, 'text/html', gamePage(searchParams)];
    if (pathname === '/toss') return toss(await text(request));
    if (pathname.startsWith('/rounds/')) return recall(request, decodeURIComponent(pathname.slice('/rounds/'.length)));
    return json(404, {});
  }

  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: Error): Answer => [500, 'text/plain', error.message])
      .then(([status, type, body]) => response.writeHead(status, { 'content-type': type }).end(body));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  await servedBy(coinProvider.identity);
  return {
    async close() {
      await servedBy('verdigale-studio');
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The page in the player's frame. It says to the page around it what the protocol has words for. */
function gamePage(launch: URLSearchParams): string {
  const known = { token: launch.get('token'), around: new URL(launch.get('lobbyUrl')!).origin };
  const say = (type: Parameters<typeof gameFrameMessage>[0]) => `say(${JSON.stringify(gameFrameMessage(type))});`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The coin</title>
<link rel="icon" href="data:,">
<button type="button">Toss for 1.00</button>
<p role="status"></p>
<script type="module">
const { token, around } = ${JSON.stringify(known)};
const say = (message) => window.parent.postMessage(message, around);
document.querySelector('button').addEventListener('click', async () => {
  ${say('round-started')}
  const answer = await fetch('/toss', { method: 'POST', body: token });
  document.querySelector('p').textContent = await answer.text();
  ${say('round-ended')}
});
${say('ready')}
</script>
</html>`;
}
