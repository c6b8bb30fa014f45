import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@verdigale/ui/empty-state';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Gift } from 'lucide-react';
import { rowOf } from '#app/bonuses/bonus-choice.ts';
import { offerRows } from '#app/bonuses/offer-rows.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { accountsQuery } from '#app/queries/accounts.ts';
import { depositBonusesQuery } from '#app/queries/bonuses.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { accountStatus } from '@verdigale/contract';
import { OfferTerms } from './offer-terms.tsx';
import styles from './offer-info.module.css';

/** The terms of a deposit offer, whether or not the amount fits. (BON-07) */
export function OfferInfo({ bonusId }: { bonusId: string }) {
  const text = useContent('modals');
  const accounts = useQuery(accountsQuery);
  const code = accounts.data?.find(({ status }) => status === accountStatus.active)?.currency ?? '';
  const { locale } = useLocale();
  const asked = useQuery({ ...depositBonusesQuery(code, locale), enabled: code !== '' });
  const failed = [accounts, asked].find(({ isError, data }) => isError && !data);
  if (failed) return <LoadFailed onRetry={failed.refetch} title={text('modals.walletBonusInfo.failed')} />;
  const { data: offers } = asked;
  if (!offers) return <Skeleton blockSize="16rem" shape="box" />;
  const row = rowOf(offerRows(offers), bonusId);
  if (!row) return <EmptyState icon={Gift} text={text('modals.walletBonusInfo.goneText')} title={text('modals.walletBonusInfo.gone')} />;
  return (
    <div className={styles.info}>
      <h3 className={styles.name}>{row.name}</h3>
      <OfferTerms amount={null} code={code} offers={row.offers} />
      <p className={styles.note}>{text('modals.walletBonusInfo.note')}</p>
    </div>
  );
}
