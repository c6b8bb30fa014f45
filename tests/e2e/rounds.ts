import { sessionOf } from '../session-of.ts';
import { expect, type Player } from './fixtures.ts';

const frameCall = async (session: string, call: string, body: object) => {
  const answer = await fetch(`${process.env.E2E_STUDIO_URL}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-studio-session': session },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as { id: string; status: string; steps: unknown[] };
};

/** A round for money as the frame of a game plays it, to its end; steps are taken until the round is over. */
export async function playRound(
  player: Player,
  game: string,
  { stake = '100', choice = null, steps = [] }: { stake?: string; choice?: unknown; steps?: unknown[] } = {},
) {
  const account = (await player.call('wallet.accounts.list')).data.find(({ status }) => status === 1)!;
  const body = { accountId: account.id, lobbyUrl: `${process.env.E2E_BASE_URL}/main`, locale: 'en', demoMode: false, platform: 2 };
  const { data } = await player.call('game.games.play', { params: { id: game }, body });
  const session = sessionOf(await (await fetch(data.gameUrl)).text());
  let round = await frameCall(session, 'play', { requestId: crypto.randomUUID(), stake, choice });
  for (const [index, step] of steps.entries()) {
    if (round.status !== 'playing') break;
    round = await frameCall(session, 'step', { roundId: round.id, index, step });
  }
}
