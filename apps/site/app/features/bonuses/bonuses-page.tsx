import { useQuery } from '@tanstack/react-query';
import { playerBonusStatus } from '@verdigale/contract';
import { buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { SectionTitle } from '@verdigale/ui/section-title';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Gift } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { offerCurrency } from '#app/bonuses/offer-currency.ts';
import { offerRows } from '#app/bonuses/offer-rows.ts';
import { playerGroups } from '#app/bonuses/player-groups.ts';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { useLocale } from '#app/locale/use-locale.ts';
import { useCurrencies } from '#app/money/use-money.ts';
import { depositBonusesQuery } from '#app/queries/bonuses.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { ActiveBonus } from './active-bonus.tsx';
import styles from './bonuses.module.css';
import { CodeForm } from './code-form.tsx';
import { IssuedBonus } from './issued-bonus.tsx';
import { OfferCard } from './offer-card.tsx';
import { PackageCard } from './package-card.tsx';
import { SpinsCard } from './spins-card.tsx';
import { isSpins, useBonusSteps, type Own } from './use-bonus-steps.ts';
import { useOwnBonuses } from './use-own-bonuses.ts';

/** What the player has, what a deposit can bring, and where a code is entered; in the currency of the active account. */
export function BonusesPage() {
  const text = useContent('profile');
  const own = useOwnBonuses();
  const { currencies, isKnown } = useCurrencies();
  const currency = own.account && offerCurrency(currencies, own.account.currency);
  const { locale } = useLocale();
  const offers = useQuery({ ...depositBonusesQuery(own.account?.currency ?? '', locale), enabled: own.account !== undefined });
  const steps = useBonusSteps(own.bonuses);

  if (own.isError) return <LoadFailed onRetry={own.refetch} title={text('profile.bonuses.failed')} />;
  if (own.isPending || !isKnown || (offers.isPending && !offers.isError)) return <PageSkeleton />;

  const groups = playerGroups<Own>([...own.bonuses, ...own.spins]);
  const rows = offerRows(offers.data ?? []);
  const isBare = groups.length === 0 && rows.length === 0 && !offers.isError;

  return (
    <div className={styles.page}>
      {isBare ? (
        <NoBonus />
      ) : (
        <Section title={text('profile.bonuses.sections.active')}>
          {own.running ? (
            <ActiveBonus bonus={own.running} onGiveUp={() => own.running && steps.giveUp(own.running)} />
          ) : (
            <p className={styles.hint}>{text(groups.length > 0 ? 'profile.bonuses.startOne' : 'profile.bonuses.noActive')}</p>
          )}
        </Section>
      )}
      <OwnCards groups={groups} steps={steps} />
      {!isBare && (
        <Section title={text('profile.bonuses.sections.offers')}>
          {offers.isError && !offers.data ? (
            <LoadFailed look="line" onRetry={offers.refetch} title={text('profile.bonuses.offersFailed')} />
          ) : rows.length === 0 || !currency ? (
            <p className={styles.hint}>{text('profile.bonuses.noOffers', { currency: own.account?.currency ?? '' })}</p>
          ) : (
            <div className={styles.cards}>
              {rows.map((row) => (
                <OfferCard currency={currency} key={row.id} row={row} />
              ))}
            </div>
          )}
        </Section>
      )}
      <Section title={text('profile.bonuses.sections.code')}>
        <CodeForm />
      </Section>
      {!isBare && (
        <p className={styles.hint}>
          <LocaleLink to="/bonus/how-bonuses-work">{text('profile.bonuses.empty.action')}</LocaleLink>
        </p>
      )}
    </div>
  );
}

/** What has been given: packages, of which parts may have begun, bonuses that have not, and free spins. */
function OwnCards({ groups, steps }: { groups: readonly [Own, ...Own[]][]; steps: ReturnType<typeof useBonusSteps> }) {
  const text = useContent('profile');
  const packages = groups.filter(([{ packageId }]) => packageId !== null);
  const singles = groups.filter(([{ packageId }]) => packageId === null).map(([first]) => first);
  const issued = singles.filter((each) => !isSpins(each) && each.status === playerBonusStatus.issued);
  const spins = singles.filter(isSpins);
  return (
    <>
      {packages.length > 0 && (
        <Section title={text('profile.bonuses.sections.packages')}>
          <div className={styles.cards}>
            {packages.map((group) => (
              <PackageCard group={group} key={group[0].issueSessionId} steps={steps} />
            ))}
          </div>
        </Section>
      )}
      {issued.length > 0 && (
        <Section title={text('profile.bonuses.sections.issued')}>
          <div className={styles.cards}>
            {issued.map((bonus) => !isSpins(bonus) && <IssuedBonus bonus={bonus} key={bonus.id} steps={steps} />)}
          </div>
        </Section>
      )}
      {spins.length > 0 && (
        <Section title={text('profile.bonuses.sections.spins')}>
          <div className={styles.cards}>
            {spins.map((each) => (
              <SpinsCard key={each.id} spins={each} steps={steps} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </section>
  );
}

function NoBonus() {
  const text = useContent('profile');
  return (
    <EmptyState
      action={
        <LocaleLink to="/bonus/how-bonuses-work" {...buttonLook({ variant: 'secondary' })}>
          {text('profile.bonuses.empty.action')}
        </LocaleLink>
      }
      icon={Gift}
      level={2}
      text={text('profile.bonuses.empty.text')}
      title={text('profile.bonuses.empty.title')}
    />
  );
}

function PageSkeleton() {
  return (
    <div aria-busy className={styles.page}>
      <Skeleton blockSize="16rem" shape="box" />
      <div className={styles.cards}>
        <Skeleton blockSize="18rem" shape="box" />
        <Skeleton blockSize="18rem" shape="box" />
      </div>
    </div>
  );
}
