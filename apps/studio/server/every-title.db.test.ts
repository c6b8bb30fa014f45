import { signText } from '@verdigale/partner-wire/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDecimal } from '../engine/rational.ts';
import { checkRound } from '../games/check-round.ts';
import { modelOf } from '../games/game.ts';
import { games } from '../games/index.ts';
import { isLiveGame } from '../games/live-game.ts';
import { strategiesOf } from '../games/simulate.ts';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';
import type { FairnessView, RoundView } from '../wire.ts';

// Shared rounds follow the clock: `live/` plays them.
const ownRounds = games.filter((game) => !isLiveGame(game));
const oneOfEachModel = [...new Map(ownRounds.map((game) => [modelOf(game), game])).values()];

let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.stop());

/** Plays one round to its end by the first way to play of the simulation. */
async function playOne(game: (typeof games)[number], stake: string): Promise<RoundView> {
  const { choice, next } = strategiesOf(game)[0]!;
  let { status, body } = await studio.client.play(stake, { choice });
  while (status === 200 && body.status === 'playing') ({ status, body } = await studio.client.step(body, next!(body.outcome!)));
  expect([game.identity, status, body.status]).toEqual([game.identity, 200, 'settled']);
  return body;
}

it('every title of the studio opens, takes its smallest stake, and plays a round to its end', { timeout: 120_000 }, async () => {
  for (const game of ownRounds) {
    expect(await studio.client.launch({ game: game.identity, mode: 'demo' })).toBe(200);
    const page = await fetch(`${studio.server.url}/play/${studio.client.sessionId}`);
    expect([game.identity, page.status]).toEqual([game.identity, 200]);
    const { stakes } = await studio.client.enter();
    expect(Number(stakes[0]), game.identity).toBeLessThanOrEqual(100);
    const { choice } = strategiesOf(game)[0]!;
    await playOne(
      game,
      stakes.find((stake) => game.isWholeAt?.(choice, BigInt(stake)) ?? true)!,
    );
  }
});

describe.each(oneOfEachModel.map((game) => [modelOf(game), game] as const))('a title of the model %s', (_, game) => {
  it('plays for real money, is put in words, and its revealed secret gives the same round', async () => {
    studio.platform.gameIdentity = game.identity;
    expect(await studio.client.launch({ game: game.identity, mode: 'real', token: studio.platform.token })).toBe(200);
    const { id, outcome, win } = await playOne(game, '100');

    const path = `/rounds/${id}?${new URLSearchParams({ playerId: 'player-7', currency: 'EUR', locale: 'de' })}`;
    const asked = await fetch(`${studio.server.url}${path}`, {
      headers: { 'x-signature': signText(studio.platform.secret, path, new Date()) },
    });
    const { data } = (await asked.json()) as { data: { steps: unknown[]; outcome: unknown[]; tables: unknown[]; win: string } };
    expect(data.win).toBe(win);
    expect(data.steps.length + data.outcome.length + data.tables.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toMatch(/(symbol|recall|rules|lines|ways)\.[a-z]/);

    const { previous } = (await studio.client.post<FairnessView>('rotate', { clientSeed: 'mine' })).body;
    const played = previous!.rounds.find((round) => round.game === game.identity)!;
    const { nonce, choice, steps } = played;
    const checked = checkRound(game, { serverSeed: previous!.serverSeed, clientSeed: previous!.clientSeed, nonce, choice, steps });
    expect(checked.outcome).toEqual(outcome);
    expect(toDecimal(checked.stakes, 2)).toBe((Number(win) / 100).toFixed(2));
  });
});
