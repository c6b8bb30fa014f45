// A studio with free rounds in it, as a process of its own that sends its address to the test.
import { signatureHeader, signText } from '@verdigale/partner-wire/signature';
import { recordLogger } from '@verdigale/stand-in/testing';
import { createStudio } from '../../apps/studio/index.ts';
import { PlatformDouble } from '../../apps/studio/testing/platform-double.ts';
import { databaseOfProcess, forkStudio, sendWhenForked } from './studio-process.ts';

/** Players with 100.00 of their own, who have three free rounds of 0.20 in the game. */
const players = ['one', 'two'];

export interface FreeRoundsStudio {
  launchUrl(player: string): string;
  close(): void;
}

export async function openFreeRoundsStudio(game: string): Promise<FreeRoundsStudio> {
  const { url, close } = await forkStudio(import.meta.url, game);
  return {
    launchUrl: (player) => `${url}/launch?game=${game}&mode=real&token=${player}`,
    close,
  };
}

async function serve(game: string): Promise<string> {
  const databaseUrl = await databaseOfProcess();
  const platform = new PlatformDouble();
  await platform.start();
  platform.gameIdentity = game;
  for (const player of players) platform.guests.set(player, 10_000n);
  const common = { databaseUrl, port: 0, host: '127.0.0.1', logger: recordLogger().logger, clock: { now: () => new Date() } };
  const studio = createStudio({ ...common, platformUrl: platform.url, secret: platform.secret });
  const url = await studio.listen();
  for (const player of players) await order(url, platform.secret, { game, player });
  return url;
}

async function order(url: string, secret: string, { game, player: playerId }: { game: string; player: string }): Promise<void> {
  const issueId = `three-of-${playerId}`;
  const [validFrom, validUntil] = [0, 3_600_000].map((later) => new Date(Date.now() + later).toISOString());
  const body = JSON.stringify({ issueId, playerId, currency: 'EUR', exponent: 2, game, quantity: 3, stake: '20', validFrom, validUntil });
  const headers = { 'content-type': 'application/json', [signatureHeader]: signText(secret, body, new Date()) };
  const answer = await fetch(`${url}/free-rounds/${issueId}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`the studio answers ${answer.status}`);
}

await sendWhenForked(serve);
