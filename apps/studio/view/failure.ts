import type { PageConfig } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import { ask, type Choice } from './dialogs.ts';
import type { StakeBar } from './stake-bar.ts';
import type { CallError } from './studio-api.ts';
import type { Say } from './texts.ts';

export interface FailureParts {
  root: HTMLElement;
  config: PageConfig;
  say: Say;
  amount: AmountFormat;
}
/** What the player chose to do about it. */
export type Remedy = 'close' | 'retry' | 'refill' | 'lobby' | 'lower' | 'deposit';

/** Whether play in this session is at its end. */
export function isOver(error: CallError): boolean {
  return error.code === 'session-expired' || error.code === 'session-unknown';
}

/** Explains a failure in words, and offers what can be done; `affordable` is the highest stake that the balance covers and the casino takes. */
export async function explainFailure(
  { root, config, say, amount }: FailureParts,
  error: CallError,
  { balance, affordable }: Pick<StakeBar, 'balance' | 'affordable'>,
): Promise<Remedy> {
  const needsMoney = error.code === 'insufficient-funds' && config.mode === 'real';
  const lower: Choice[] =
    needsMoney && affordable !== null ? [{ value: 'lower', label: say('frame.useStake', { stake: amount(affordable) }) }] : [];
  const needsCredits = error.code === 'insufficient-funds' && config.mode === 'demo';
  const text = say(`error.${error.code}.${needsCredits ? 'demoText' : 'text'}`, {
    balance: amount(balance),
    most: amount(error.maxStake ?? 0n),
  });
  const choice = (value: Remedy, key: string): Choice => ({ value, label: say(key) });
  function choices(): Choice[] {
    if (isOver(error)) return [choice('lobby', 'frame.toLobby')];
    if (error.code === 'offline') return [choice('retry', 'frame.retry')];
    if (needsCredits) return [choice('close', 'frame.close'), choice('refill', 'frame.refill')];
    if (needsMoney) return [choice('close', 'frame.close'), choice('deposit', 'frame.deposit'), ...lower];
    return [choice('close', 'frame.close')];
  }
  return (await ask(root, { title: say(`error.${error.code}.title`), text, choices: choices() })) as Remedy;
}
