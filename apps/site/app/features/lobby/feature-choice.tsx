import { useQuery } from '@tanstack/react-query';
import { Chip } from '@verdigale/ui/chip';
import type { ReactNode } from 'react';
import { inDigitsOf } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';
import { countsQuery, type CatalogueFilter } from '#app/games/catalogue-filter.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { gameCountsQuery } from '#app/queries/games.ts';
import styles from './catalogue-filters.module.css';
import { useDevices } from './use-devices.ts';
import { useTagLabels } from './use-tag-labels.ts';

interface FeatureChoiceProps {
  filter: CatalogueFilter;
  onChange: (next: Partial<CatalogueFilter>) => void;
}

/** Features and devices, each with the games that it would leave; what would leave none is not offered. */
export function FeatureChoice({ filter, onChange }: FeatureChoiceProps) {
  const text = useContent('pages');
  const { labels, platform } = filter;
  const { data: counts } = useQuery(gameCountsQuery(countsQuery(filter)));
  const toggle = (name: string) => onChange({ labels: labels.includes(name) ? labels.filter((item) => item !== name) : [...labels, name] });
  const withLabel = (name: string) => counts?.labels.find((item) => item.name === name)?.count ?? 0;
  const onDevice = (kind: number) => counts?.platforms.find((item) => item.platform === kind)?.count ?? 0;
  const isOffered = (count: number, isChosen: boolean) => !counts || count > 0 || isChosen;
  return (
    <div className={styles.features}>
      <Chips name={text('pages.category.features')}>
        {Object.entries(useTagLabels())
          .filter(([name]) => isOffered(withLabel(name), labels.includes(name)))
          .map(([name, label]) => (
            <Chip isSelected={labels.includes(name)} key={name} onClick={() => toggle(name)}>
              {label} {counts && <Count of={withLabel(name)} />}
            </Chip>
          ))}
      </Chips>
      <Chips name={text('pages.category.device')}>
        {useDevices()
          .filter(({ kind }) => isOffered(onDevice(kind), platform === kind))
          .map(({ kind, label }) => (
            <Chip isSelected={platform === kind} key={kind} onClick={() => onChange({ platform: platform === kind ? undefined : kind })}>
              {label} {counts && <Count of={onDevice(kind)} />}
            </Chip>
          ))}
      </Chips>
    </div>
  );
}

function Count({ of }: { of: number }) {
  const { locale } = useLocale();
  return <span className={styles.games}>{inDigitsOf(locale, String(of))}</span>;
}

function Chips({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div aria-label={name} role="group">
      <p aria-hidden className={styles.heading}>
        {name}
      </p>
      <div className={styles.chips}>{children}</div>
    </div>
  );
}
