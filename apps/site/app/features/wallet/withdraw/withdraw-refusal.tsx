import { Button, buttonLook } from '@verdigale/ui/button';
import { use } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import type { CurrencyMoney } from '#app/money/use-money.ts';
import { PickMethodContext } from '../payment/pick-method.ts';
import { methodName, useMethods } from '../payment/use-methods.ts';
import type { WithdrawRefusal } from './refusal-of.ts';

/** The method of the withdrawal that has to come first, while the player has it, and what it is called. */
function useOtherMethod(currency: string) {
  const { locale } = useLocale();
  const { data: methods } = useMethods('withdrawal', currency);
  return (id: string) => {
    const method = methods?.find((each) => each.method === id);
    return { method, name: method ? methodName(method, locale) : id };
  };
}

/** What stands in the way of a withdrawal, for the field that the platform names. */
export function useRefusalWords(currency: string, money: CurrencyMoney): (refusal: WithdrawRefusal) => string {
  const text = useContent('modals');
  const otherMethod = useOtherMethod(currency);
  return (refusal) =>
    refusal.reason === 'verify'
      ? text('modals.wallet.withdraw.verify')
      : text('modals.wallet.withdraw.returnFirst', { sum: money.format(refusal.amount), method: otherMethod(refusal.method).name });
}

export function WayAround({ refusal, currency }: { refusal: WithdrawRefusal; currency: string }) {
  const text = useContent('modals');
  const otherMethod = useOtherMethod(currency);
  const pick = use(PickMethodContext);
  if (refusal.reason === 'verify')
    return (
      <LocaleLink to="/profile/verification" {...buttonLook({ isBlock: true })}>
        {text('modals.wallet.withdraw.verifyLink')}
      </LocaleLink>
    );
  const { method, name } = otherMethod(refusal.method);
  if (!method) return null;
  return (
    <Button isBlock onClick={() => pick(method.method)}>
      {text('modals.wallet.withdraw.returnLink', { method: name })}
    </Button>
  );
}
