import { existsSync } from 'node:fs';
import { modelOf, type Game } from '../../apps/studio/games/game.ts';
import { layouts } from '../../apps/studio/games/reels/math.ts';
import type { ClusterTitle } from '../../apps/studio/games/clusters/titles.ts';
import type { ReelsTitle } from '../../apps/studio/games/reels/title.ts';
import type { Title } from '../../apps/studio/games/title-art.ts';

/** The data of every title of these games that is data over a model, by its identity. */
export async function titleData(games: readonly Game[]): Promise<ReadonlyMap<string, Title>> {
  const models = new Set(games.flatMap((game) => (game.model ? [modelOf(game)] : [])));
  const folder = new URL('../../apps/studio/games/', import.meta.url);
  const lists = await Promise.all(
    [...models].map(async (model) => {
      const file = [`${model}/titles.ts`, `${model}/titles/index.ts`].map((path) => new URL(path, folder)).find((url) => existsSync(url));
      if (!file) throw new Error(`the model ${model} has no list of titles`);
      return ((await import(file.href)) as { titles: readonly Title[] }).titles;
    }),
  );
  return new Map(lists.flat().map((title) => [title.identity, title]));
}

/** What makes a title another than its neighbours of the same model, in a line; a game of its own has nothing to add. */
export function parametersOf(title: Title | undefined): string {
  if (!title) return 'its own rules';
  if ('layout' in title) return reelsWords(title as ReelsTitle);
  if ('strips' in title) return clusterWords(title as ClusterTitle);
  const { identity: _identity, name: _name, art: _art, ...parameters } = title as Title & Record<string, unknown>;
  const shown = Object.entries(parameters).flatMap(([name, value]) => (hidden.has(name) ? [] : [`${name} ${wordsOf(value)}`]));
  return shown.join(', ');
}

/** Stated results, and pictures: no parameters. */
const hidden = new Set(['rtp', 'returns', 'pictures', 'columns', 'symbols', 'maxWin']);

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('/');
  if (typeof value === 'object' && value !== null)
    return `(${Object.entries(value)
      .map(([name, each]) => `${name} ${wordsOf(each)}`)
      .join(', ')})`;
  return String(value);
}

function reelsWords({ layout, reels, free, wildTimes, expands, multipliers, hold, scatterPays }: ReelsTitle): string {
  const { rows, lines } = layouts[layout];
  const size = `${reels.length}×${rows}`;
  return [
    lines ? `${size}, ${lines.length} lines` : `${size}, ${rows ** reels.length} ways`,
    ...(wildTimes > 1 ? [`wilds ×${wildTimes}`] : []),
    ...(expands ? ['wilds fill their reel'] : []),
    ...(multipliers.length > 0 ? [`reel of multipliers ${multipliers.map((times) => `×${times}`).join(' ')}`] : []),
    ...(hold ? [`${hold.from} coins held, 1 in ${hold.of}, jackpots ${Object.values(hold.jackpots).join('/')}`] : []),
    ...(free ? [freeWords(free)] : hold ? [] : [`jackpots ${scatterPays.join('/')}`]),
  ].join('; ');
}

function clusterWords({ rows, strips, symbols, pays, times }: ClusterTitle): string {
  const wilds = strips.flatMap((strip, reel) => (strip.includes('w') ? [reel + 1] : []));
  return [
    `${strips.length}×${rows}, ${strips[0]?.length} stops a reel`,
    `${symbols.length} symbols${wilds.length > 0 ? `, wilds on reels ${wilds.join(' and ')}` : ''}`,
    `a symbol pays ${pays.map((row) => `${stakesOf(row[0])} to ${stakesOf(row.at(-1))}`).join(' / ')} stakes by the size of its cluster`,
    `falls ${times.map((each) => `×${each}`).join(' ')}`,
  ].join('; ');
}

const stakesOf = (tenths = 0): string => (tenths / 10).toLocaleString('en');

function freeWords({ won, times, fills, sticks, wilds }: NonNullable<ReelsTitle['free']>): string {
  const kind = sticks ? 'wilds fill and stay' : fills ? 'wilds fill' : `wilds ${wilds.join('-')}`;
  return `${won.join('/')} free spins${times > 1 ? ` ×${times}` : ''}, ${kind}`;
}
