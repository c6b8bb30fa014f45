import { describe, expect, it } from 'vitest';
import { modelOf } from '../apps/studio/games/game.ts';
import { findGame, games } from '../apps/studio/games/index.ts';
import { layouts } from '../apps/studio/games/reels/math.ts';
import { titles as reels } from '../apps/studio/games/reels/titles/index.ts';
import { titles as baccarat } from '../apps/studio/games/baccarat/titles.ts';
import { titles as blackjack } from '../apps/studio/games/blackjack/titles.ts';
import { titles as clusters } from '../apps/studio/games/clusters/titles.ts';
import { titles as poker } from '../apps/studio/games/burnished-jacks/titles.ts';
import { titles as roulette } from '../apps/studio/games/gale-roulette/titles.ts';
import { titles as coins } from '../apps/studio/games/coin-climb/titles.ts';
import { titles as highCard } from '../apps/studio/games/high-card/titles.ts';
import { titles as liveBaccarat } from '../apps/studio/games/live-baccarat/titles.ts';
import { titles as liveRoulette } from '../apps/studio/games/live-roulette/titles.ts';
import { titles as liveSicBo } from '../apps/studio/games/live-sic-bo/titles.ts';
import { titles as liveWheels } from '../apps/studio/games/live-wheel/titles.ts';
import { titles as hiLo } from '../apps/studio/games/hi-lo/titles.ts';
import { titles as threeCard } from '../apps/studio/games/three-card/titles.ts';
import { titles as keno } from '../apps/studio/games/keno/titles.ts';
import { titles as wheels } from '../apps/studio/games/money-wheel/titles.ts';
import { titles as reach } from '../apps/studio/games/reach/titles.ts';
import { titles as scratch } from '../apps/studio/games/scratch-card/titles.ts';
import { titles as sicBo } from '../apps/studio/games/sic-bo/titles.ts';
import { titles as towers } from '../apps/studio/games/towers/titles.ts';
import { volatilityOf } from '../apps/studio/games/volatility.ts';
import { stakesFor } from '../apps/studio/server/stakes.ts';
import { loadBrand } from '../brands/schema/load.ts';

const { catalogue } = await loadBrand('default');
const listed = new Map(catalogue.games.map((game) => [game.identity, game]));
const titles = [
  ...reels,
  ...clusters,
  ...roulette,
  ...poker,
  ...baccarat,
  ...blackjack,
  ...hiLo,
  ...threeCard,
  ...highCard,
  ...keno,
  ...wheels,
  ...reach,
  ...scratch,
  ...sicBo,
  ...towers,
  ...coins,
  ...liveRoulette,
  ...liveBaccarat,
  ...liveWheels,
  ...liveSicBo,
];

describe('the lobby and the studio', () => {
  it('agree on what there is: every title that is listed is a game of the studio, and the other way round', () => {
    expect([...listed.keys()].toSorted()).toEqual(games.map(({ identity }) => identity).toSorted());
    for (const { launch, name } of catalogue.games) expect(findGame(launch!.gameCode)!.name).toBe(name);
  });

  it('agree on what a title is drawn from, so that cover and game are of a piece', () => {
    expect(titles.length).toBe(games.filter((game) => modelOf(game) !== game.identity).length);
    for (const { identity, art } of titles) {
      const { provider, type, tags } = listed.get(identity)!;
      expect(art, identity).toEqual({ provider, category: type, tags });
    }
  });

  it('agree on the smallest stake', () => {
    for (const game of games) {
      const [least = 0n] = stakesFor('EUR', 2, game).allowed;
      expect(listed.get(game.identity)!.minBet, game.identity).toBe((Number(least) / 100).toFixed(2));
    }
  });

  it('agree on the volatility of what leaves the player no choice, and state none of the others', () => {
    for (const game of games) expect(listed.get(game.identity)!.volatility, game.identity).toBe(volatilityOf(game).level);
  });

  it('agree on the lines of a slot', () => {
    for (const { identity, layout } of reels) expect(listed.get(identity)!.paylines).toBe(layouts[layout].lines?.length ?? null);
  });
});
