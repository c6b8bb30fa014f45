import type { RoundView } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import type { Say } from './texts.ts';

/** What is read out when a round has been shown: its result, the stake and the balance after it. */
export function resultText(round: RoundView, balance: bigint, say: Say, amount: AmountFormat): string {
  const [win, stake] = [BigInt(round.win ?? 0), BigInt(round.staked)];
  const values = { win: amount(win), stake: amount(stake), balance: amount(balance) };
  if (win === 0n) return say('say.noWin', values);
  return say(isGain(win, stake) ? 'say.win' : 'say.paid', values);
}

/** The note for a player who comes back to a round that he has not seen the end of. */
export function resumedText(round: RoundView, say: Say, amount: AmountFormat): string {
  const values = { stake: amount(BigInt(round.staked)), win: amount(BigInt(round.win ?? 0)) };
  if (round.win === '0') return say('note.resumedNoWin', values);
  const keys = {
    playing: 'note.resumedOpen',
    settled: 'note.resumed',
    pending: 'note.resumedPending',
    returned: 'note.returned',
    returning: 'note.returning',
  };
  return say(keys[round.status], values);
}

/** Whether a round paid more than its stake: only then is it called a win and celebrated (RTS 14F). */
export function isGain(win: bigint, stake: bigint): boolean {
  return win > stake;
}
