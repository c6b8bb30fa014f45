import { useQuery } from '@tanstack/react-query';
import { accountStatus, bonusIssueStatus, type DepositBonus } from '@verdigale/contract';
import { Badge } from '@verdigale/ui/badge';
import { Button } from '@verdigale/ui/button';
import { Disclosure } from '@verdigale/ui/disclosure';
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
import { OwnPlace, WelcomeCardFrame, WelcomeList, type WelcomeCard } from './welcome-card.tsx';
import styles from './welcome.module.css';

interface WelcomeOffersProps {
  cards: readonly WelcomeCard[];
}

/** The welcome package of a player: what was received, and what can still be had. (BON-11) */
export function WelcomeOffers(props: WelcomeOffersProps) {
  return (
    <WithQueries>
      <Cards {...props} />
    </WithQueries>
  );
}

function Cards({ cards }: WelcomeOffersProps) {
  const text = useContent('pages');
  const ids = cards.map(({ bonusId }) => bonusId);
  const { data: accounts } = useQuery(accountsQuery);
  const code = accounts?.find(({ status }) => status === accountStatus.active)?.currency ?? '';
  const isKnown = code !== '';
  const { locale } = useLocale();
  const statuses = useQuery({ ...bonusStatusQuery(ids, code), enabled: isKnown });
  const named = useQuery({ ...namedBonusesQuery(ids, code, locale), enabled: isKnown });
  const rows = offerRows(named.data ?? []);
  const statusOf = ({ bonusId }: WelcomeCard) => statuses.data?.find(({ id }) => id === bonusId)?.issueStatus;
  return (
    <>
      {statuses.isError && <LoadFailed look="line" onRetry={statuses.refetch} title={text('pages.welcomeBonuses.failed')} />}
      <WelcomeList>
        {cards.map((card) => (
          <WelcomeCardFrame card={card} key={card.bonusId}>
            <OwnPlace>
              {statuses.isPending ? (
                <Skeleton blockSize="44px" inlineSize="12rem" shape="box" />
              ) : (
                <Obtainable bonusId={card.bonusId} status={statusOf(card)} />
              )}
              {/* What was received has its terms among the player's bonuses. */}
              {statusOf(card) !== bonusIssueStatus.received && <TermsOf code={code} offers={rowOf(rows, card.bonusId)?.offers} />}
            </OwnPlace>
          </WelcomeCardFrame>
        ))}
      </WelcomeList>
    </>
  );
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
    <Button disabledReason={reason} onClick={() => open('wallet', { value: 'deposit', params: { bonusId } })} variant="primary">
      {text('pages.welcomeBonuses.take')}
    </Button>
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
