import { sportsbookIdentity, type SportBet, type SportEventDetail } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { newId } from '#kernel';
import { lockAccount, lockAccounts, postTransfer } from '#modules/wallet';
import { registerTestPlayer, type TestPlatform } from '#testing';
import { settleBets } from './settle-bets.ts';

export interface Answer<T> {
  status: number;
  data: T;
  error?: { code: number; fields?: Record<string, string[]> };
}

/** A registered player with money and a launched sportsbook: the calls of its client, with the play token. */
export async function openBettor(platform: TestPlatform, balance = 100_00n) {
  const player = await registerTestPlayer(platform);
  return openAccount(platform, player, 'EUR', balance);
}

/** The same for an account of a player, which is made where there is none. */
export async function openAccount(
  platform: TestPlatform,
  player: Awaited<ReturnType<typeof registerTestPlayer>>,
  currency: string,
  balance: bigint,
) {
  const { kernel, app } = platform;
  const wallet = { url: '/api/wallet/accounts', headers: player.headers };
  if (currency !== 'EUR') await app.inject({ ...wallet, method: 'POST', payload: { currency } });
  const { data: accounts } = (await app.inject(wallet)).json<{ data: { id: string; currency: string }[] }>();
  const accountId = accounts.find((each) => each.currency === currency)!.id;

  const give = (amount: bigint) =>
    kernel.db.transaction(async (tx) => {
      const changes = { real: money(amount, currency) };
      const transfer = { kind: 'adjustment', reference: newId(), changes, counterparty: 'house:adjustment' } as const;
      postTransfer(tx, kernel, (await lockAccount(tx, accountId))!, transfer);
    });
  if (balance > 0n) await give(balance);
  const payload = { accountId, lobbyUrl: '/', locale: 'en', demoMode: false, platform: 2 };
  const launch = await app.inject({ method: 'POST', url: `/api/game/games/${sportsbookIdentity}/play`, headers: player.headers, payload });
  const { token } = launch.json<{ data: { token: string } }>().data;

  async function call<T>(method: 'GET' | 'POST', url: string, body?: object, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const response = await app.inject({
      method,
      url: `/api/sportsbook/${url}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body ? { payload: body } : {}),
    });
    return { status: response.statusCode, ...response.json<Omit<Answer<T>, 'status'>>() };
  }
  const place = (body: object, key: string = newId()) =>
    call<SportBet>('POST', 'bets', { sizes: [1], unitStake: 10, pricePolicy: 'none', ...body }, { 'idempotency-key': key });
  const bet = async (id: string) => (await call<SportBet>('GET', `bets/${id}`)).data;
  const real = () =>
    kernel.db.transaction(async (tx) => (await lockAccounts(tx, player.id)).find(({ id }) => id === accountId)!.pockets.real);

  return { ...player, accountId, token, call, place, bet, real, give };
}
export type Bettor = Awaited<ReturnType<typeof openBettor>>;

/** A leg on an outcome of the market on the winner, at the current price. */
export async function legOn({ app }: TestPlatform, eventId: string, outcome = 'home'): Promise<{ outcomeId: string; price: string }> {
  const { data } = (await app.inject({ url: `/api/sportsbook/events/${eventId}` })).json<{ data: SportEventDetail }>();
  const found = data.markets.find(({ market }) => market === 'winner')!.outcomes.find((each) => each.outcome === outcome)!;
  return { outcomeId: found.id, price: found.price! };
}

/** What the job does once the relay has asked for it. */
export const settle = ({ kernel }: Pick<TestPlatform, 'kernel'>, eventId: string) => settleBets(kernel, eventId);
