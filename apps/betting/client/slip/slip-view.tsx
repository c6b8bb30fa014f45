import { Button } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { TicketPlus } from 'lucide-react';
import { useRef } from 'react';
import { amountText } from '#client/api/use-currencies.ts';
import { usePriceText } from '#client/settings/odds-format.ts';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';
import { EachWayChoice } from './each-way-choice.tsx';
import { BuilderRow } from './builder-row.tsx';
import { LegRow } from './leg-row.tsx';
import { PlaceButton } from './place-button.tsx';
import { usePlacing } from './place-store.ts';
import { Receipt } from './receipt.tsx';
import { Refusals } from './refusals.tsx';
import { countedLegs, type PricePolicy } from './slip.ts';
import { SlipModes } from './slip-modes.tsx';
import { SlipNews } from './slip-news.tsx';
import styles from './slip-view.module.css';
import { StakePart } from './stake-part.tsx';
import { useSlipState, type SlipState } from './use-slip-state.ts';
import { changeSlip } from './use-slip.ts';
import { WhoseMoney } from './whose-money.tsx';

const policies: readonly PricePolicy[] = ['none', 'higher', 'any'];

/** The whole slip: legs, kind, stake, what it can return, and what became of what was placed. A bet that is placed takes its button along. */
export function SlipView() {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useHeldFocus(place);
  return (
    <div aria-label={text('slip.title')} className={styles.place} ref={place} role="group" tabIndex={-1}>
      <SlipNews />
      <Contents />
    </div>
  );
}

function Contents() {
  const text = useText();
  const { bets, refused, unanswered } = usePlacing();
  const state = useSlipState();
  const { slip, legs } = state;
  if (bets.length > 0) return <Receipt bets={bets}>{refused.length + unanswered.length > 0 && <Refusals state={state} />}</Receipt>;
  if (legs.length === 0)
    return (
      <div className={styles.slip}>
        {unanswered.length > 0 && <Refusals state={state} />}
        <EmptyState icon={TicketPlus} text={text('slip.empty.text')} title={text('slip.empty.title')} />
      </div>
    );
  return (
    <div className={styles.slip}>
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
