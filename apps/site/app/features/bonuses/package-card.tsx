import { useQuery } from '@tanstack/react-query';
import { Card } from '@verdigale/ui/card';
import { buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { packageBonusesQuery, packageSpinsQuery } from '#app/queries/own-bonuses.ts';
import styles from './bonuses.module.css';
import { PackageItems } from './package-items.tsx';
import type { Own, useBonusSteps } from './use-bonus-steps.ts';

/** A card lists so many; the modal has the rest. (wire 12.6) */
const listedItems = 5;

/** Everything of one package that was issued together, also what is over, by priority. */
export function usePackage(packageId: string, issueSessionId: string | null, known: readonly Own[]): readonly Own[] {
  const { locale } = useLocale();
  const bonuses = useQuery(packageBonusesQuery(packageId, locale));
  const spins = useQuery(packageSpinsQuery(packageId, locale));
  if (!bonuses.data || !spins.data) return known;
  const all: Own[] = [...bonuses.data, ...spins.data];
  return all
    .filter((own) => issueSessionId === null || own.issueSessionId === issueSessionId)
    .toSorted((one, other) => one.packagePriority - other.packagePriority);
}

/** Several bonuses and free spins that came together. */
export function PackageCard({ group, steps }: { group: readonly [Own, ...Own[]]; steps: ReturnType<typeof useBonusSteps> }) {
  const text = useContent('profile');
  const [{ packageId, packageName, issueSessionId, name }] = group;
  const items = usePackage(packageId ?? '', issueSessionId, group);
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.name}>
        <bdi>{packageName ?? name}</bdi>
      </h3>
      <p className={styles.staked}>{text('profile.bonuses.package', { count: items.length })}</p>
      <PackageItems items={items.slice(0, listedItems)} steps={steps} />
      {items.length > listedItems && (
        <div className={styles.actions}>
          <ModalLink modal="package-bonus" params={{ issue: issueSessionId }} value={packageId ?? ''} {...buttonLook({})}>
            {text('profile.bonuses.actions.showAll', { count: items.length })}
          </ModalLink>
        </div>
      )}
    </Card>
  );
}
