import type { SportEvent, SportMarket } from '@verdigale/contract';
import { toggleOnSlip, useSlip } from '#client/slip/use-slip.ts';
import { useText } from '#client/texts/texts.ts';
import { eventName, marketName, outcomeName } from './names.ts';
import { PriceButton } from './price-button.tsx';

export type OfferEvent = Pick<SportEvent, 'id' | 'competitors' | 'sport' | 'tournament' | 'isSimulated'>;

interface Props {
  readonly event: OfferEvent;
  readonly market: SportMarket;
  readonly outcome: SportMarket['outcomes'][number];
  /** Shorter than the name, where the head of the column says the rest. */
  readonly label?: string;
}

/** The price of an outcome, that puts it on the slip and takes it off. */
export function OutcomeButton({ event, market, outcome, label }: Props) {
  const text = useText();
  const { legs } = useSlip();
  const { id: eventId, competitors, sport, tournament, isSimulated } = event;
  const { id: outcomeId, price } = outcome;
  const named = outcomeName(text, market, outcome.outcome, competitors);
  const isOpen = market.closed === null && outcome.isActive && price !== null && outcome.result === null;
  const press = () => {
    const on = { market: market.market, specifiers: market.specifiers, outcome: outcome.outcome };
    const { eachWay = null } = market;
    toggleOnSlip({ outcomeId, eventId, competitors, sport, tournament, isSimulated, ...on, price: price ?? '', eachWay });
  };
  return (
    <PriceButton
      isOpen={isOpen}
      isSelected={legs.some((leg) => leg.outcomeId === outcomeId)}
      label={label ?? named}
      name={[eventName(competitors), marketName(text, market), named].filter(Boolean).join(', ')}
      onPress={press}
      price={price}
      {...(outcome.result === 'void' && { whyClosed: text('price.withdrawn') })}
    />
  );
}
