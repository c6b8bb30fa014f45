import type { Game } from './game.ts';
import measured from './volatility.json' with { type: 'json' };

/** How far the results of one round lie around their mean. */
export interface Volatility {
  /** Null where the player chooses it with how he plays. */
  level: 'low' | 'medium' | 'high' | null;
  /** The standard deviation of one round in stakes, in decimal text: the least and the most of the ways to play that were measured. */
  from: string;
  to: string;
}

/** The volatility of a game as `tools/titles.ts` has measured it. */
export function volatilityOf({ identity, strategies }: Pick<Game, 'identity' | 'strategies'>): Volatility {
  const deviations = (measured as Record<string, string[] | undefined>)[identity];
  if (!deviations) throw new Error(`the volatility of ${identity} is not measured: npm run titles`);
  const [from = '', to = from] = deviations;
  return { level: strategies ? null : levelOf(Number(from)), from, to };
}

function levelOf(deviation: number): NonNullable<Volatility['level']> {
  if (deviation < 4) return 'low';
  return deviation < 8 ? 'medium' : 'high';
}
