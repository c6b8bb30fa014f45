import { useQuery } from '@tanstack/react-query';
import { accountStatus, bonusIssueStatus, type DepositBonus } from '@verdigale/contract';
import { Badge } from '@verdigale/ui/badge';
import { Disclosure } from '@verdigale/ui/disclosure';
import { HeldButton } from '@verdigale/ui/held-button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { rowOf } from '#app/bonuses/bonus-choice.ts';
import { offerRows } from '#app/bonuses/offer-rows.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { accountsQuery } from '#app/queries/accounts.ts';
import { bonusStatusQuery, namedBonusesQuery } from '#app/queries/bonuses.ts';
import { WithQueries } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { OfferTerms } from './offer-terms.tsx';
import type { WelcomeCard } from './welcome-card.tsx';
import styles from './welcome.module.css';

interface WelcomeOffersProps {
  cards: readonly WelcomeCard[];
}

function useOffers(cards: readonly WelcomeCard[]) {
  const ids = cards.map(({ bonusId }) => bonusId);
  const accounts = useQuery(accountsQuery);
  const code = accounts.data?.find(({ status }) => status === accountStatus.active)?.currency ?? '';
  const isKnown = code !== '';
  const { locale } = useLocale();
  const statuses = useQuery({ ...bonusStatusQuery(ids, code), enabled: isKnown });
  const named = useQuery({ ...namedBonusesQuery(ids, code, locale), enabled: isKnown });
  const failed = [accounts, statuses].find(({ isError, data }) => isError && !data);
  return { code, statuses, failed, rows: offerRows(named.data ?? []) };
}

/** What a part of the welcome package still is to a player: received, or to be had. (BON-11) */
export function WelcomeOffer(props: WelcomeOffersProps & { bonusId: string }) {
  return (
    <WithQueries>
      <Offer {...props} />
    </WithQueries>
  );
}

function Offer({ cards, bonusId }: WelcomeOffersProps & { bonusId: string }) {
  const { code, statuses, failed, rows } = useOffers(cards);
  const status = statuses.data?.find(({ id }) => id === bonusId)?.issueStatus;
  return (
    <>
      {statuses.isPending && !failed ? (
        <Skeleton blockSize="44px" inlineSize="12rem" shape="box" />
      ) : (
        <Obtainable bonusId={bonusId} status={status} />
      )}
      {/* What was received has its terms among the player's bonuses. */}
      {status !== bonusIssueStatus.received && <TermsOf code={code} offers={rowOf(rows, bonusId)?.offers} />}
    </>
  );
}

/** Says where nobody knows what of the package is still to be had. */
export function WelcomeFailed(props: WelcomeOffersProps) {
  return (
    <WithQueries>
      <Failed {...props} />
    </WithQueries>
  );
}

function Failed({ cards }: WelcomeOffersProps) {
  const text = useContent('pages');
  const { failed } = useOffers(cards);
  return failed && <LoadFailed look="line" onRetry={failed.refetch} title={text('pages.welcomeBonuses.failed')} />;
}

function Obtainable({ bonusId, status }: { bonusId: string; status: number | undefined }) {
  const text = useContent('pages');
  const { open } = useModals();
  const { received, unavailable, exhausted } = bonusIssueStatus;
  if (status === received) return <Badge tone="gain">{text('pages.welcomeBonuses.received')}</Badge>;
  const reason =
    status === unavailable
      ? text('pages.welcomeBonuses.unavailable')
      : status === exhausted
        ? text('pages.welcomeBonuses.exhausted')
        : undefined;
  return (
    <HeldButton reason={reason} onClick={() => open('wallet', { value: 'deposit', params: { bonusId } })} variant="primary">
      {text('pages.welcomeBonuses.take')}
    </HeldButton>
  );
}

function TermsOf({ offers, code }: { offers: readonly DepositBonus[] | undefined; code: string }) {
  const text = useContent('pages');
  if (!offers) return null;
  return (
    <div className={styles.terms}>
      <Disclosure summary={text('pages.welcomeBonuses.terms')}>
        <OfferTerms amount={null} code={code} offers={offers} />
      </Disclosure>
    </div>
  );
}
