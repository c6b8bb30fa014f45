import { playerChannels, type EventPayloads } from '@verdigale/contract';
import { useModals, type ModalActions } from '#app/modal-flags/use-modals.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { refusalOfCode } from './refusal.ts';
import { useRefusals, type Product } from './use-refusals.ts';

type Events = Pick<EventPayloads, 'game.bet.max.exceed' | 'game.bet.restricted' | 'game.bet.limit.reached'>;
type Handlers = { [Name in keyof Events]: (event: Events[Name]) => unknown };

interface BetPage {
  gameIdentity: string;
  product: Product;
  open: ModalActions['open'];
  refuse: ReturnType<typeof useRefusals>;
}

/** What each report of a refused bet leads to on the page of its game; those of other games are for other tabs. */
export function betEvents({ gameIdentity, product, open, refuse }: BetPage): Handlers {
  const isThis = (event: { gameIdentity: string }) => event.gameIdentity === gameIdentity;
  const showHighest = ({ currency, maxBetAmount }: Events['game.bet.max.exceed']['playerBonus']) =>
    open('max-bets', { value: String(maxBetAmount ?? ''), params: { currency } });
  return {
    'game.bet.max.exceed': (event) => isThis(event) && showHighest(event.playerBonus),
    'game.bet.restricted': (event) => isThis(event) && open('restricted-bets', { value: product }),
    'game.bet.limit.reached': (event) => isThis(event) && refuse(refusalOfCode(event.code), event.code),
  };
}

/** Shows what the platform reports of refused bets on this game, for as long as its page is open. (RT-03, wire 21) */
export function useBetEvents(gameIdentity: string, product: Product): void {
  const { open } = useModals();
  const refuse = useRefusals(product);
  usePlayerChannel(playerChannels.bets, { events: betEvents({ gameIdentity, product, open, refuse }) });
}
