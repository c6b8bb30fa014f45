import type { ApiError } from '@verdigale/client';
import { useNavigate } from 'react-router';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { showAlert } from '#app/alerts/show-alert.ts';
import type { Refusal } from './refusal.ts';

/** What a bet is placed on. */
export type Product = 'casino' | 'sportsbook';

/** Shows what a refusal leads to; `again` is the page's own to show. (wire 14) */
export function useRefusals(product: Product): (refusal: Refusal | null, code: ApiError['code'] | null) => void {
  const { open } = useModals();
  const { path } = useLocale();
  const navigate = useNavigate();
  return (refusal, code) => {
    if (refusal === 'limit-reached') open('game-limit-reached', { value: String(code ?? true) });
    if (refusal === 'reality-check') open('reality-check', { onTop: true });
    if (refusal === 'product') open('restricted-bets', { value: product });
    if (refusal === 'identity') {
      void showAlert('errors.identityNeeded', undefined, { suppressDuplicate: true });
      void navigate(path('/profile/verification'));
    }
    if (refusal === 'details') {
      void showAlert('errors.detailsNeeded', undefined, { suppressDuplicate: true });
      void navigate(path('/profile/info?edit=true'));
    }
    if (refusal === 'stopped') void showAlert('errors.playStopped', undefined, { suppressDuplicate: true });
    if (refusal === 'soon') void showAlert('errors.roundTooSoon', undefined, { suppressDuplicate: true });
    if (refusal === 'country') open('geo-restricted-game');
    if (refusal === 'missing') void navigate(path('/not-found'));
    if (refusal === 'home') {
      void showAlert('limit.limitedRealGame', undefined, { suppressDuplicate: true });
      void navigate(path('/'));
    }
  };
}
