import { playerChannels, type EventPayloads } from '@verdigale/contract';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { useRefusals, type Product } from './use-refusals.ts';

/** What the platform tells of refused bets on this game, for as long as its page is open. (RT-03, wire 21) */
export function useBetEvents(gameIdentity: string, product: Product): void {
  const { open } = useModals();
  const refuse = useRefusals(product);
  const isThis = (told: { gameIdentity: string }) => told.gameIdentity === gameIdentity;
  const showHighest = ({ currency, maxBetAmount }: EventPayloads['game.bet.max.exceed']['playerBonus']) =>
    open('max-bets', { value: String(maxBetAmount ?? ''), params: { currency } });
  usePlayerChannel(playerChannels.bets, {
    events: {
      'game.bet.max.exceed': (told) => isThis(told) && showHighest(told.playerBonus),
      'game.bet.restricted': (told) => isThis(told) && open('restricted-bets', { value: product }),
      'game.bet.limit.reached': (told) => isThis(told) && void refuse({ code: told.code }),
    },
  });
}
