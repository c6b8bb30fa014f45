import { deliberate } from '@verdigale/ui/deliberate';
import { HeldButton } from '@verdigale/ui/held-button';
import { LiveRegion } from '@verdigale/ui/live-region';
import { useApi } from '#client/api/api.ts';
import { amountText, wireAmount } from '#client/api/use-currencies.ts';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import { place, usePlacing } from './place-store.ts';
import { placementsOf } from './placing.ts';
import { acceptChanges } from './slip.ts';
import type { SlipState } from './use-slip-state.ts';
import { changeSlip } from './use-slip.ts';

/** What stands in the way of placing; null for nothing. */
function whyNot({ isClosed, isRelated, builderPrices, unitStake }: SlipState) {
  if (isClosed) return 'slip.why.closed';
  if (isRelated) return 'slip.why.related';
  if (builderPrices === null) return 'slip.why.builder';
  return unitStake <= 0n ? 'slip.why.stake' : null;
}

/** What has made another button of it, or holds it, while the player was elsewhere; null for nothing. */
function newsOf({ isClosed, legs, asked }: SlipState) {
  if (isClosed) return 'slip.why.closed';
  if (asked.size === 0) return null;
  return legs.some(({ isAsked, now }) => isAsked && now !== null) ? 'reason.priceChanged' : 'reason.eachWayChanged';
}

/** The one action, and word of what has become of it: who does not see it would press another button than he heard. */
export function PlaceButton({ state }: { state: SlipState }) {
  const text = useText();
  const { isPlayer } = useStart();
  const news = isPlayer ? newsOf(state) : null;
  return (
    <>
      <LiveRegion>{news && text(news)}</LiveRegion>
      <Action state={state} />
    </>
  );
}

/** To sign in, accept what has changed, or place. It is one button all the while, so that its focus stays. */
function Action({ state }: { state: SlipState }) {
  const text = useText();
  const call = useApi();
  const { isPlayer, askSignIn, locale } = useStart();
  const { isSending, unanswered } = usePlacing();
  const { slip, unit, unitStake, builderPrices, returns, asked, isClosed } = state;
  if (!isPlayer)
    return (
      <HeldButton isBlock onClick={askSignIn} reason={undefined} variant="primary">
        {text('slip.signIn')}
      </HeldButton>
    );
  if (asked.size > 0 && !isClosed)
    return (
      <HeldButton isBlock onClick={() => changeSlip((now) => acceptChanges(now, asked))} reason={undefined} variant="primary">
        {text('slip.accept')}
      </HeldButton>
    );
  const why = whyNot(state);
  const send = () => void place(call, placementsOf(slip, wireAmount(unitStake, unit), builderPrices ?? []));
  return (
    <HeldButton
      reason={why ? text(why) : unanswered.length > 0 ? text('slip.unanswered.title') : undefined}
      isBlock
      isLoading={isSending || !unit.isKnown}
      // It was "Accept changes" a moment ago.
      {...deliberate(send)}
      variant="primary"
    >
      {returns ? text('slip.place', { amount: amountText(returns.stake, unit, locale) }) : text('slip.placeNothing')}
    </HeldButton>
  );
}
