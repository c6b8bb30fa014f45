import { useContent } from '#app/content/use-content.ts';
import type { DepositBonusState } from './use-deposit-bonus.ts';

/** What the deposit brings beside its amount, on the button that sends it. */
export function ExpectedBonus({ bonus, amount }: { bonus: DepositBonusState; amount: number }) {
  const text = useContent('modals');
  const { row, kind } = bonus.choice(amount);
  if (row) {
    const reward = bonus.words.reward(row.offers, amount);
    return reward !== null && <small>{text('modals.wallet.bonuses.expected', { reward })}</small>;
  }
  const isWithCode = kind === 'code' && bonus.codeRange(amount) === null;
  return isWithCode && bonus.code && <small>{text('modals.wallet.bonuses.expectedCode', { code: bonus.code.bonusCode })}</small>;
}
