import { playerBonusResult, playerBonusStatus, type PlayerBonus, type PlayerFreespin } from '@verdigale/contract';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useMoney } from '#app/money/use-money.ts';
import { gameQuery } from '#app/queries/games.ts';
import { shownBonus, shownSpins } from '#app/queries/own-bonuses.ts';
import { queryClient } from '#app/session/index.ts';
import { bonusAlertOf, createNews, spinsAlertOf } from './rules/bonus-alerts.ts';

const isNewsOfBonus = createNews();
const isNewsOfSpins = createNews();

/** An end is news also where the list knows nothing of it, as of what was on another account. */
const isOver = ({ status }: { status: number }) => status === playerBonusStatus.finished;

/**
 * Shows what has become of a bonus or of free spins, once: the socket and the player's own press both lead here. (BON-02) What has just been issued is
 * new even where the list has it already: whoever enters a code has the list asked for again before the socket says so.
 */
export function useTell() {
  const text = useContent('profile');
  const moneyOf = useMoney();
  const bonuses = text('profile.bonuses.title');

  function tellOfBonus(bonus: PlayerBonus, isNew = false): void {
    const key = bonusAlertOf(bonus);
    if (!isNewsOfBonus(bonus, isNew ? undefined : shownBonus(bonus), !isOver(bonus) && bonus.currentWagerAmount > 0) || !key) return;
    // Of one that was played counts what became the player's own, which a cap may have cut.
    const sum = bonus.result === playerBonusResult.played ? bonus.releasedAmount : bonus.amount;
    void showAlert(key, { amount: moneyOf(bonus.currency).format(sum) });
  }

  async function tellOfSpins(spins: PlayerFreespin, isNew = false): Promise<void> {
    const key = spinsAlertOf(spins);
    if (!isNewsOfSpins(spins, isNew ? undefined : shownSpins(spins), !isOver(spins) && spins.usedCount > 0) || !key) return;
    const { count, currency, gameId } = spins;
    // Its name takes a call; without an answer the spins are known by their own.
    const game = await queryClient.fetchQuery(gameQuery(gameId)).then(
      ({ data }) => data.name,
      () => spins.name,
    );
    await showAlert(key, { count, currency, game, bonuses }, { action: <LocaleLink to="/profile/bonuses">{bonuses}</LocaleLink> });
  }

  return { tellOfBonus, tellOfSpins };
}
