import { statusOf } from '@verdigale/client';
import { formatDecimal, money, parseDecimal } from '@verdigale/money';
import { Button } from '@verdigale/ui/button';
import { Chip } from '@verdigale/ui/chip';
import { ErrorState } from '@verdigale/ui/error-state';
import { useApi } from '#client/api/api.ts';
import { amountText, wireAmount } from '#client/api/use-currencies.ts';
import { startText } from '#client/offer/start-text.ts';
import { usePriceText } from '#client/settings/odds-format.ts';
import { SessionOver } from '#client/shell/session-over.tsx';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import { closeReceipt, place, usePlacing } from './place-store.ts';
import type { Placement } from './placing.ts';
import { refusalWords, wholeWords } from './refusal.ts';
import type { SlipState } from './use-slip-state.ts';
import { changeSlip } from './use-slip.ts';

/** What was refused and why, what could be staked instead, and bets whose answer was lost. */
export function Refusals({ state }: { state: SlipState }) {
  const text = useText();
  const call = useApi();
  const { locale } = useStart();
  const priceText = usePriceText();
  const { refused, unanswered, isSending } = usePlacing();
  const { unit, refusal, slip, unitStake } = state;
  if (unanswered.length > 0)
    return (
      <ErrorState
        action={
          <Button isLoading={isSending} onClick={() => void place(call, unanswered)} size="sm">
            {text('slip.sendAgain')}
          </Button>
        }
        look="line"
        text={text('slip.unanswered.text')}
        title={text('slip.unanswered.title')}
      />
    );
  // It is said above the page, too, which the sheet of a phone covers.
  if (refused.some(({ error }) => statusOf(error) === 401)) return <SessionOver />;
  const moment = (iso: string) => startText(iso, locale);
  // What was refused at another stake or price is over.
  const isOfNow = ({ legs, unitStake: amount }: Placement) =>
    amount === wireAmount(unitStake, unit) &&
    legs.every(({ outcomeId, price }) => slip.legs.some((leg) => leg.outcomeId === outcomeId && leg.price === price));
  const words = refused
    .filter(({ placement }) => isOfNow(placement))
    .map(({ error, placement }) => refusalWords(text, error, placement, priceText, moment));
  const possible = words.find(({ possibleStake }) => possibleStake !== null)?.possibleStake ?? null;
  // Several bets may be refused for one reason.
  const said = [...new Set(words.flatMap((each) => each.lines))];
  const lines = said.length > 0 ? said : refusal !== null ? wholeWords(text, refusal, moment) : [];
  if (lines.length === 0) return null;
  const minor = possible === null || !unit.isKnown ? null : parseDecimal(possible, unit.wire).amount;
  const take = (stake: bigint) => {
    changeSlip((now) => ({ ...now, stake: formatDecimal(money(stake, unit.code), unit) }));
    closeReceipt();
  };
  return (
    <ErrorState
      action={
        minor !== null &&
        minor > 0n && <Chip onClick={() => take(minor)}>{text('slip.takeStake', { amount: amountText(minor, unit, locale) })}</Chip>
      }
      look="line"
      text={lines.slice(1).join(' · ') || undefined}
      title={lines[0]}
    />
  );
}
