import { statusOf } from '@verdigale/client';
import { formatDecimal, money, parseDecimal } from '@verdigale/money';
import { Button, Chip, EmptyState, ErrorState, LiveRegion } from '@verdigale/ui';
import { TicketPlus } from 'lucide-react';
import { useApi } from '#client/api/api.ts';
import { amountText, wireAmount } from '#client/api/use-currencies.ts';
import { usePriceText } from '#client/settings/odds-format.ts';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import { EachWayChoice } from './each-way-choice.tsx';
import { BuilderRow } from './builder-row.tsx';
import { LegRow } from './leg-row.tsx';
import { place, usePlacing } from './place-store.ts';
import { placementsOf, type Placement } from './placing.ts';
import { Receipt } from './receipt.tsx';
import { reasonWords, refusalWords } from './refusal.ts';
import { acceptChanges, countedLegs, type PricePolicy } from './slip.ts';
import { SlipModes } from './slip-modes.tsx';
import styles from './slip-view.module.css';
import { StakePart } from './stake-part.tsx';
import { useSlipState, type SlipState } from './use-slip-state.ts';
import { changeSlip } from './use-slip.ts';
import { WhoseMoney } from './whose-money.tsx';

const policies: readonly PricePolicy[] = ['none', 'higher', 'any'];

/** The whole slip: legs, kind, stake, what it can return, and what became of what was placed. */
export function SlipView() {
  const text = useText();
  const placing = usePlacing();
  const state = useSlipState();
  const { slip, legs } = state;
  if (placing.bets.length > 0) return <Receipt bets={placing.bets} />;
  if (legs.length === 0) return <EmptyState icon={TicketPlus} text={text('slip.empty.text')} title={text('slip.empty.title')} />;
  return (
    <div className={styles.slip}>
      <LiveRegion>{text('slip.said', { count: legs.length })}</LiveRegion>
      <SlipModes slip={slip} />
      <ul>
        {countedLegs({ legs, mode: slip.mode }).map(({ builder, parts }) =>
          builder === null ? (
            parts.map((leg) => <LegRow isEachWay={slip.isEachWay} key={leg.outcomeId} leg={leg} />)
          ) : (
            <BuilderRow key={parts[0]!.eventId} parts={parts} said={state.builders[builder]} />
          ),
        )}
      </ul>
      <EachWayChoice slip={slip} />
      {legs.some(({ isSimulated }) => isSimulated) && <p className={styles.note}>{text('slip.simulated')}</p>}
      <StakePart most={state.most} slip={slip} unit={state.unit} />
      <label className={styles.choice}>
        {text('policy.label')}
        <select
          onChange={({ currentTarget: { value } }) => changeSlip((now) => ({ ...now, policy: value as PricePolicy }))}
          value={slip.policy}
        >
          {policies.map((policy) => (
            <option key={policy} value={policy}>
              {text(`policy.${policy}`)}
            </option>
          ))}
        </select>
      </label>
      <Button
        onClick={() => changeSlip((now) => ({ ...now, legs: [], mode: 'singles', sizes: [], isEachWay: false }))}
        size="sm"
        variant="ghost"
      >
        {text('slip.clear')}
      </Button>
      <div className={styles.foot}>
        <Sums state={state} />
        <WhoseMoney state={state} />
        <Refusals state={state} />
        <PlaceButton state={state} />
      </div>
    </div>
  );
}

/** Always in view: what it costs, at which price, and what can come back. */
function Sums({ state: { returns, unit } }: { state: SlipState }) {
  const text = useText();
  const { locale } = useStart();
  const priceText = usePriceText();
  const amount = (minor: bigint) => amountText(minor, unit, locale);
  return (
    <dl className={styles.sums}>
      {returns?.price && (
        <div>
          <dt>{text('slip.price')}</dt>
          <dd dir="ltr">{priceText(returns.price)}</dd>
        </div>
      )}
      {returns && returns.lines > 1 && (
        <div>
          <dt>{text('slip.lines')}</dt>
          <dd>{text.figures(returns.lines)}</dd>
        </div>
      )}
      <div>
        <dt>{text('slip.total')}</dt>
        <dd dir="ltr">{returns ? amount(returns.stake) : '–'}</dd>
      </div>
      <div>
        <dt>{text('slip.returns')}</dt>
        <dd className={styles.most} dir="ltr">
          {returns ? amount(returns.most) : '–'}
        </dd>
      </div>
    </dl>
  );
}

/** What was refused and why, what could be staked instead, and bets whose answer was lost. */
function Refusals({ state }: { state: SlipState }) {
  const text = useText();
  const call = useApi();
  const { locale } = useStart();
  const priceText = usePriceText();
  const { refused, unanswered, isSending } = usePlacing();
  const { unit, reason, slip, unitStake } = state;
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
  // What was refused at another stake or price is over.
  const isOfNow = ({ legs, unitStake: amount }: Placement) =>
    amount === wireAmount(unitStake, unit) &&
    legs.every(({ outcomeId, price }) => slip.legs.some((leg) => leg.outcomeId === outcomeId && leg.price === price));
  const words = refused
    .filter(({ error, placement }) => statusOf(error) !== 401 && isOfNow(placement))
    .map(({ error, placement }) => refusalWords(text, error, placement, priceText));
  const possible = words.find(({ possibleStake }) => possibleStake !== null)?.possibleStake ?? null;
  // Several bets may be refused for one reason.
  const said = [...new Set(words.flatMap((each) => each.lines))];
  const lines = said.length > 0 ? said : reason !== null ? [reasonWords(text, reason)] : [];
  if (lines.length === 0) return null;
  const minor = possible === null ? null : parseDecimal(possible, unit.wire).amount;
  const take = (stake: bigint) => changeSlip((now) => ({ ...now, stake: formatDecimal(money(stake, unit.code), unit) }));
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

/** The one action: sign in, accept what has changed, or place. */
export function PlaceButton({ state, isShort = false }: { state: SlipState; isShort?: boolean }) {
  const text = useText();
  const call = useApi();
  const { isPlayer, askSignIn, locale } = useStart();
  const { isSending, unanswered } = usePlacing();
  const { slip, unit, unitStake, builderPrices, returns, asked, isClosed, isRelated } = state;
  if (!isPlayer)
    return (
      <Button isBlock onClick={askSignIn} variant="primary">
        {text('slip.signIn')}
      </Button>
    );
  if (asked.size > 0 && !isClosed)
    return (
      <Button isBlock onClick={() => changeSlip((now) => acceptChanges(now, asked))} variant="primary">
        {text('slip.accept')}
      </Button>
    );
  const open = isRelated ? 'slip.why.related' : builderPrices === null ? 'slip.why.builder' : unitStake <= 0n ? 'slip.why.stake' : null;
  const why = isClosed ? 'slip.why.closed' : open;
  const send = () => void place(call, placementsOf(slip, wireAmount(unitStake, unit), builderPrices ?? []));
  return (
    <Button
      disabledReason={why && !isShort ? text(why) : unanswered.length > 0 ? text('slip.unanswered.title') : undefined}
      isBlock
      isLoading={isSending}
      onClick={why ? undefined : send}
      variant="primary"
    >
      {returns ? text('slip.place', { amount: amountText(returns.stake, unit, locale) }) : text('slip.placeNothing')}
    </Button>
  );
}
