import type { Game } from './game.ts';
import type { Random } from './random.ts';

/** The next state, drawn; null once the match is over. */
export function step<State>(game: Game<State>, state: State, random: Random): State | null {
  const branches = game.next(state);
  let left = random();
  for (const { chance, state: next } of branches) {
    left -= chance;
    if (left < 0) return next;
  }
  return branches.at(-1)?.state ?? null;
}

/** Plays to the end. */
export function playOut<State>(game: Game<State>, random: Random, from: State = game.start): State {
  let state = from;
  for (let next = step(game, state, random); next !== null; next = step(game, state, random)) state = next;
  return state;
}
