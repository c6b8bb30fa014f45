import type { GameRoundRecall } from '@verdigale/partner-wire';
import { signText } from '@verdigale/partner-wire/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gridAt } from '../engine/reels.ts';
import { baseReels, symbolNames } from '../games/copper-canyon/math.ts';
import type { RoundOutcome } from '../games/slot-game.ts';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';
import type { PageConfig, RoundView } from '../wire.ts';
import { gameTexts } from './texts.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.stop());

async function sit(game: string): Promise<void> {
  studio.platform.gameIdentity = game;
  expect(await studio.client.launch({ game, mode: 'real', token: studio.platform.token })).toBe(200);
}

interface Asked {
  playerId?: string;
  currency?: string;
  locale?: string;
  secret?: string;
}

async function recall(id: string, { playerId = 'player-7', currency = 'EUR', locale = 'en', secret = studio.platform.secret }: Asked = {}) {
  const path = `/rounds/${id}?${new URLSearchParams({ playerId, currency, locale })}`;
  const response = await fetch(`${studio.server.url}${path}`, { headers: { 'x-signature': signText(secret, path, new Date()) } });
  return { status: response.status, round: ((await response.json()) as { data: GameRoundRecall }).data };
}

async function playCanyon(): Promise<RoundView> {
  await sit('copper-canyon');
  return (await studio.client.play('100')).body;
}

describe('a round that the platform asks for', () => {
  it('[G7] is described as it was shown, with its sums', async () => {
    const view = await playCanyon();
    const { status, round } = await recall(view.id);
    expect(status).toBe(200);
    expect(round).toMatchObject({ roundId: view.id, currency: 'EUR', stake: '100', win: view.win, choices: [], steps: [] });
    expect(Date.parse(round.endedAt!)).toBeGreaterThanOrEqual(Date.parse(round.startedAt));
    const grid = gridAt(baseReels, (view.outcome as RoundOutcome).spin.stops);
    const texts = gameTexts('copper-canyon', 'en');
    const seen = grid.map((column) => column.map((symbol) => texts[`symbol.${symbolNames[symbol]}`]));
    expect(round.tables[0]!.rows.map((row) => row[1])).toEqual(seen[1]);
    expect(round.outcome).toHaveLength(
      [(view.outcome as RoundOutcome).spin, ...(view.outcome as RoundOutcome).freeSpins].flatMap(({ lineWins }) => lineWins).length +
        ((view.outcome as RoundOutcome).freeSpins.length > 0 ? 1 : 0),
    );
  });

  it('is described in the language that is asked for', async () => {
    const { id } = await playCanyon();
    expect((await recall(id, { locale: 'de' })).round.tables[0]!.name).toBe(gameTexts('copper-canyon', 'de')['recall.spin']);
  });

  it('is described step by step, and while it is played without what its player may not know', async () => {
    await sit('mines');
    const open = (await studio.client.play('100', { choice: 24 })).body;
    const playing = (await recall(open.id)).round;
    expect(playing).toMatchObject({ win: '0', endedAt: null, choices: [{ name: 'Mines', value: '24' }], steps: [] });
    expect(new Set(playing.tables[0]!.rows.flat())).toEqual(new Set(['·']));

    const { id } = (await studio.client.step(open, 0)).body;
    const over = (await recall(id)).round;
    expect(over.steps).toEqual([{ name: 'Step 1', value: expect.stringMatching(/^Row 1, column 1: (Mine, hit|Gem)$/) as string }]);
    expect(over.tables[0]!.rows.flat().filter((field) => field.startsWith('Mine'))).toHaveLength(24);
  });

  it('is shown again, step by step, by a page that nobody else can open', async () => {
    await sit('mines');
    const open = (await studio.client.play('100', { choice: 24 })).body;
    expect((await recall(open.id)).round.replay).toBeNull();
    const over = (await studio.client.step(open, 0)).body;
    const path = (await recall(open.id)).round.replay!;
    const html = await (await fetch(`${studio.server.url}${path}`)).text();
    const config = JSON.parse(/id="config">(.*?)<\/script>/s.exec(html)![1]!) as PageConfig;
    expect(config).toMatchObject({ game: 'mines', currency: 'EUR', sessionId: '' });
    expect(config.replay).toEqual({
      id: open.id,
      stake: '100',
      staked: '100',
      win: over.win,
      choice: 24,
      outcomes: [open.outcome, over.outcome],
    });
    const other = (await studio.client.play('100', { choice: 24 })).body;
    expect((await fetch(`${studio.server.url}${path.replace(open.id, other.id)}`)).status).toBe(404);
  });

  it('whose stake went back is described as returned, with no sums', async () => {
    studio.platform.script('bet', 'lose', 'lose', 'lose');
    await sit('copper-canyon');
    await studio.client.play('100');
    const { rows } = await studio.pool.query<{ id: string }>("select id from studio.round where state = 'returned'");
    const { round } = await recall(rows[0]!.id);
    expect(round).toMatchObject({ stake: '0', win: '0', outcome: [], tables: [] });
    expect(round.summary).toBe(gameTexts('copper-canyon', 'en')['recall.returned']);
  });

  it.each<[string, number, (id: string) => [string, Asked]]>([
    ['of another player', 404, (id) => [id, { playerId: 'player-8' }]],
    ['of another currency', 404, (id) => [id, { currency: 'USD' }]],
    ['that does not exist', 404, () => ['00000000-0000-7000-8000-000000000000', {}]],
    ['by somebody else', 401, (id) => [id, { secret: 'a guess' }]],
    ['by an id that is not a UUID', 400, () => ['x', {}]],
  ])('%s: %i', async (_, status, asked) => {
    expect((await recall(...asked((await playCanyon()).id))).status).toBe(status);
  });
});
