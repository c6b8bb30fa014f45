import { IconButton } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { ArrowDown, ArrowUp, Lock, X } from 'lucide-react';
import { eventName, marketName, outcomeName } from '#client/odds/names.ts';
import { Link } from '#client/route/link.tsx';
import { pathOf } from '#client/route/route.ts';
import { usePriceText } from '#client/settings/odds-format.ts';
import { textOf, useText } from '#client/texts/texts.ts';
import type { LegState } from './changes.ts';
import styles from './leg-row.module.css';
import { isSameEachWay, withoutLegs, type EachWay } from './slip.ts';
import { changeSlip } from './use-slip.ts';

interface Props {
  readonly leg: LegState;
  readonly isEachWay: boolean;
  /** Of a builder, whose event and price are of all parts. */
  readonly isPart?: boolean;
}

/** A leg of the slip: what is bet on, its price, and what has become of it since. */
export function LegRow({ leg, isEachWay, isPart = false }: Props) {
  const text = useText();
  const priceText = usePriceText();
  const name = outcomeName(text, leg, leg.outcome, leg.competitors);
  const isUp = Number(leg.now) > Number(leg.price);
  return (
    <li className={styles.leg} data-closed={leg.closed !== null || undefined} data-part={isPart || undefined}>
      <div className={styles.words}>
        <b>{name}</b>
        <span>{marketName(text, leg)}</span>
        {isEachWay && leg.eachWay && <Terms now={leg.terms} seen={leg.eachWay} />}
        {!isPart && <Link to={pathOf('event', leg.eventId)}>{eventName(leg.competitors) || leg.tournament}</Link>}
        {leg.closed !== null && (
          <span className={styles.note}>
            <Icon as={Lock} size={16} />
            {textOf(text, `closed.${leg.closed}`) ?? text('price.suspended')}
          </span>
        )}
        {leg.isRelated && <span className={styles.note}>{text('slip.related')}</span>}
      </div>
      {!isPart && (
        <span className={styles.price} dir="ltr">
          {leg.now !== null && <s aria-hidden>{priceText(leg.price)}</s>}
          {leg.now !== null && <Icon as={isUp ? ArrowUp : ArrowDown} size={16} />}
          <b>{priceText(leg.now ?? leg.price)}</b>
          {leg.now !== null && <VisuallyHidden> {text(`price.${isUp ? 'up' : 'down'}`, { price: priceText(leg.price) })}</VisuallyHidden>}
        </span>
      )}
      <IconButton
        icon={X}
        label={text('slip.remove', { name })}
        onClick={() => changeSlip((slip) => withoutLegs(slip, [leg.outcomeId]))}
        size="sm"
      />
    </li>
  );
}

/** What a place pays; changed terms beside the earlier ones. */
function Terms({ seen, now }: { seen: EachWay; now: EachWay | null }) {
  const text = useText();
  if (isSameEachWay(seen, now)) return <span>{text('eachWay.terms', { ...seen })}</span>;
  return (
    <span className={styles.note}>
      <s>{text('eachWay.terms', { ...seen })}</s> {now ? text('eachWay.terms', { ...now }) : text('eachWay.none')}
    </span>
  );
}
