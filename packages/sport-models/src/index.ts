export { examples } from './examples.ts';
export { fixtureOf, sports, type Fixture, type Sport } from './fixture.ts';
export type { EndChances, Game, Market, Outcome, Score } from './game.ts';
export { priceText } from './ladder.ts';
export { pricesOf } from './margin.ts';
export { pick, seeded, type Random } from './random.ts';
export { simulate, type Tally } from './simulate.ts';
export { fairChance } from './solve.ts';
export { playOut, step } from './step.ts';
