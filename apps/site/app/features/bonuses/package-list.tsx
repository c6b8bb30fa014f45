import { useQuery } from '@tanstack/react-query';
import { OfferTerms } from '#app/features/offers/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { depositBonusesQuery } from '#app/queries/bonuses.ts';
import { Missing } from './ending.tsx';
import { usePackage } from './package-card.tsx';
import { PackageItems } from './package-items.tsx';
import { useBonusSteps } from './use-bonus-steps.ts';
import { useOwnBonuses } from './use-own-bonuses.ts';

/** All of a package: the player's own, or of one that a deposit can bring. (BON-07) */
export function PackageList({ packageId, issueSessionId }: { packageId: string; issueSessionId: string | null }) {
  return issueSessionId === null ? <OfferedPackage packageId={packageId} /> : <OwnPackage {...{ packageId, issueSessionId }} />;
}

function OwnPackage({ packageId, issueSessionId }: { packageId: string; issueSessionId: string }) {
  const all = useOwnBonuses();
  const { bonuses, spins } = all;
  const steps = useBonusSteps(bonuses);
  const known = [...bonuses, ...spins].filter((own) => own.packageId === packageId && own.issueSessionId === issueSessionId);
  const items = usePackage(packageId, issueSessionId, known);
  return items.length === 0 ? <Missing all={all} /> : <PackageItems items={items} steps={steps} />;
}

function OfferedPackage({ packageId }: { packageId: string }) {
  const { account, ...own } = useOwnBonuses();
  const code = account?.currency ?? '';
  const { locale } = useLocale();
  const { data, isPending, isError, refetch } = useQuery({ ...depositBonusesQuery(code, locale), enabled: account !== undefined });
  const offers = data?.filter((offer) => offer.package?.id === packageId) ?? [];
  if (!account) return <Missing all={own} />;
  if (offers.length === 0) return <Missing all={{ isPending, isError: isError && !data, refetch }} />;
  return <OfferTerms amount={null} code={code} offers={offers} />;
}
