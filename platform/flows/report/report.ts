import { formatDecimal, money } from '@verdigale/money';
import { settle, type Queryable } from '#kernel';
import { gameResults, type GameResult, type TimeSpan } from '#modules/game';
import { counterpartySums, liabilities, type Pocket } from '#modules/wallet';

export interface GameLine extends Pick<GameResult, 'identity' | 'name' | 'provider' | 'currency' | 'rounds'> {
  /** In main units. */
  staked: string;
  paid: string;
  /** The share of stakes that was paid back, and one standard deviation of it. */
  returned: number;
  deviation: number;
}

export interface ProviderLine {
  provider: string;
  currency: string;
  /** What its games have kept by their rounds, and by the entries of the books; in minor units. */
  byRounds: bigint;
  byBooks: bigint;
}

/** What games returned in a stretch of time, and what the books say of their providers. (GLI 2.9) */
export async function gameReport(db: Queryable, span: TimeSpan): Promise<{ games: GameLine[]; providers: ProviderLine[] }> {
  const [results, sums] = await settle([db.all(gameResults(span)), db.all(counterpartySums(span))]);
  const games = results.map(({ staked, paid, exponent, deviation, ...line }) => {
    const text = (amount: bigint) => formatDecimal(money(amount, line.currency), { code: line.currency, exponent });
    return { ...line, staked: text(staked), paid: text(paid), returned: Number(paid) / Number(staked), deviation: Number(deviation) };
  });
  const providers = sums
    .filter(({ counterparty }) => counterparty.startsWith('game:'))
    .map(({ counterparty, currency, amount: byBooks }) => {
      const provider = counterparty.slice('game:'.length);
      const own = results.filter((each) => each.provider === provider && each.currency === currency);
      return { provider, currency, byRounds: own.reduce((sum, { staked, paid }) => sum + staked - paid, 0n), byBooks };
    });
  return { games, providers };
}

export interface LiabilityLine {
  currency: string;
  pocket: Pocket;
  /** `1250.00 EUR` */
  sum: string;
  /** How many accounts have some. */
  accounts: number;
}

/** What is owed to players now. (GLI 2.9) */
export async function liabilityReport(db: Queryable): Promise<LiabilityLine[]> {
  const rows = await db.all(liabilities());
  return rows.map(({ currency, exponent, pocket, amount, accounts }) => {
    const sum = `${formatDecimal(money(amount, currency), { code: currency, exponent })} ${currency}`;
    return { currency, pocket, sum, accounts };
  });
}
