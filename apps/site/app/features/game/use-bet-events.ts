import { playerChannels, type EventPayloads } from '@verdigale/contract';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { refusalOfCode } from './refusal.ts';
import { useRefusals, type Product } from './use-refusals.ts';

/** Shows what the platform reports of refused bets on this game, for as long as its page is open. (RT-03, wire 21) */
export function useBetEvents(gameIdentity: string, product: Product): void {
  const { open } = useModals();
  const refuse = useRefusals(product);
  const isThis = (event: { gameIdentity: string }) => event.gameIdentity === gameIdentity;
  const showHighest = ({ currency, maxBetAmount }: EventPayloads['game.bet.max.exceed']['playerBonus']) =>
    open('max-bets', { value: String(maxBetAmount ?? ''), params: { currency } });
  usePlayerChannel(playerChannels.bets, {
    events: {
      'game.bet.max.exceed': (event) => isThis(event) && showHighest(event.playerBonus),
      'game.bet.restricted': (event) => isThis(event) && open('restricted-bets', { value: product }),
      'game.bet.limit.reached': (event) => isThis(event) && refuse(refusalOfCode(event.code), event.code),
    },
  });
}
