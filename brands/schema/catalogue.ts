import Type from 'typebox';
import { closed, countryCode, day, decimal, identity, nullable, words } from './kinds.ts';

/** A studio, whose games' covers share a family of pictures. */
export const GameProvider = closed({ identity, name: words });

export const Collection = closed({
  identity,
  name: words,
  /** Where it is shown; empty means everywhere. */
  countries: Type.Array(countryCode),
  /** Kept out of menus. */
  isHidden: Type.Boolean(),
});

export const Game = closed({
  identity,
  name: words,
  /** Identity of the studio. */
  provider: identity,
  type: Type.Enum(['slots', 'live', 'table', 'jackpot', 'crash', 'instant']),
  /** Identities of the collections that it is in. */
  collections: Type.Array(identity),
  /** Names that texts show as badges (`global-components/game-tags.json`). */
  labels: Type.Array(words),
  /** What the game is about, most important first: chooses its picture. */
  tags: Type.Array(words),
  volatility: nullable(Type.Enum(['low', 'medium', 'high'])),
  paylines: nullable(Type.Integer()),
  isDemoMode: Type.Boolean(),
  /** 1 phone, 2 desktop. */
  platforms: Type.Array(Type.Enum([1, 2])),
  /** Higher ones come first. */
  score: Type.Integer(),
  /** In euros. */
  minBet: decimal,
  releasedAt: day,
  /** Which provider serves it, and its code there. Null: it is listed and cannot be played. */
  launch: nullable(closed({ provider: words, gameCode: words })),
});
