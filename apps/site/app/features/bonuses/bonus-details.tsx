import { useQuery } from '@tanstack/react-query';
import type { PlayerBonus, PlayerFreespin } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { OfferTerms } from '#app/features/offers/index.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useMoney } from '#app/money/use-money.ts';
import { depositBonusesQuery } from '#app/queries/bonuses.ts';
import { Facts, type Fact } from '#app/widgets/facts.tsx';
import styles from './bonuses.module.css';
import { Missing } from './ending.tsx';
import { ShareList } from './which-games.tsx';
import { useSpinsCap, useSpinsWager, useStakeFacts, useTermFacts, useTimes } from './terms-facts.ts';
import { isSpins } from './use-bonus-steps.ts';
import { useOwnBonus } from './use-own-bonus.ts';
import { useProgress } from './use-progress.ts';

/** All that holds for a bonus, free spins or an offer, written from the data that the platform goes by. (BON-07) */
export function BonusDetails({ id }: { id: string }) {
  const { own, ...all } = useOwnBonus(id);
  const { account } = all;
  const code = account?.currency ?? '';
  const { locale } = useLocale();
  const offers = useQuery({ ...depositBonusesQuery(code, locale), enabled: account !== undefined });
  const offer = offers.data?.find((each) => each.id === id);
  if (own) return isSpins(own) ? <SpinsDetails spins={own} /> : <OwnDetails bonus={own} />;
  if (offer) {
    return (
      <div className={styles.details}>
        <h3 className={styles.name}>
          <bdi>{offer.name}</bdi>
        </h3>
        <OfferTerms amount={null} code={code} offers={[offer]} />
      </div>
    );
  }
  const offersMissing = offers.isError && !offers.data;
  const refetch = () => {
    all.refetch();
    void offers.refetch();
  };
  return <Missing all={{ isError: all.isError || offersMissing, isPending: all.isPending || offers.isPending, refetch }} />;
}

function OwnDetails({ bonus }: { bonus: PlayerBonus }) {
  const text = useContent('modals');
  const money = useMoney()(bonus.currency);
  const moment = useDateFormat('moment');
  const times = useTimes();
  const { total, staked, remaining } = useProgress(bonus);
  const stakeFacts = useStakeFacts(bonus);
  const termFacts = useTermFacts(bonus);
  const date = (label: string, value: string | null): Fact[] => (value === null ? [] : [[label, moment(value)]]);
  return (
    <div className={styles.details}>
      <h3 className={styles.name}>
        <bdi>{bonus.name}</bdi>
      </h3>
      <Facts
        facts={[
          [text('modals.bonusDetails.paramLabels.amount'), money.format(bonus.amount)],
          [
            text('modals.bonusDetails.paramLabels.wager'),
            times(bonus.wagerCasino + bonus.wagerSportsbook, bonus.terms?.wagerBase ?? 'bonus'),
          ],
          [text('modals.bonusDetails.paramLabels.total'), total],
          [text('modals.bonusDetails.paramLabels.staked'), staked],
          [text('modals.bonusDetails.paramLabels.remaining'), remaining],
          ...stakeFacts,
          ...termFacts,
          ...date(text('modals.bonusDetails.paramLabels.startBy'), bonus.activationExpiredAt),
          ...date(text('modals.bonusDetails.paramLabels.finishBy'), bonus.wageringExpiredAt),
        ]}
        look="rows"
      />
      {bonus.terms && <ShareList code={bonus.currency} terms={bonus.terms} />}
    </div>
  );
}

function SpinsDetails({ spins }: { spins: PlayerFreespin }) {
  const text = useContent('modals', 'profile');
  const money = useMoney()(spins.currency);
  const moment = useDateFormat('moment');
  const cap = useSpinsCap(spins);
  const date = (label: string, value: string | null): Fact[] => (value === null ? [] : [[label, moment(value)]]);
  return (
    <div className={styles.details}>
      <h3 className={styles.name}>
        <bdi>{spins.name}</bdi>
      </h3>
      <Facts
        facts={[
          [
            text('modals.bonusDetails.paramLabels.spins'),
            text('profile.bonuses.spins.used', { used: spins.usedCount, count: spins.count }),
          ],
          ...(spins.stake === null ? [] : [[text('profile.bonuses.spins.each'), money.format(spins.stake)] as const]),
          ...(spins.winnings === null ? [] : [[text('profile.bonuses.spins.won'), money.format(spins.winnings)] as const]),
          ...useSpinsWager(spins),
          ...(cap === null && spins.wagerCasino === null
            ? []
            : [[text('profile.bonuses.facts.maxWin'), cap ?? text('profile.bonuses.facts.noMaxWin')] as const]),
          ...date(text('modals.bonusDetails.paramLabels.startBy'), spins.activationExpiredAt),
          ...date(text('modals.bonusDetails.paramLabels.finishBy'), spins.expiredAt),
        ]}
        look="rows"
      />
      {spins.terms && <ShareList code={spins.currency} terms={spins.terms} />}
    </div>
  );
}
