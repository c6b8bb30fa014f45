import { Button } from '@verdigale/ui/button';
import { Chip } from '@verdigale/ui/chip';
import { Icon } from '@verdigale/ui/icon';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { inDigitsOf } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useRootData } from '#app/root-data.ts';
import { everything, narrowingCount, type CatalogueFilter } from '#app/games/catalogue-filter.ts';
import { Popover } from '#app/widgets/popover.tsx';
import styles from './catalogue-filters.module.css';
import { FeatureChoice } from './feature-choice.tsx';
import { SortChoice } from './sort-choice.tsx';
import { StudioChoice } from './studio-choice.tsx';
import { useDevices } from './use-devices.ts';
import { useTagLabels } from './use-tag-labels.ts';

interface CatalogueFiltersProps {
  filter: CatalogueFilter;
  onChange: (next: Partial<CatalogueFilter>) => void;
  /** Games that fit, undefined until it is known. */
  total: number | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Studios, features and order, each behind a button; what is chosen stands below and goes one by one. */
export function CatalogueFilters({ filter, onChange, total, ref }: CatalogueFiltersProps) {
  const text = useContent('pages');
  const { providers, labels, platform } = filter;
  return (
    <div aria-label={text('pages.category.filters')} className={styles.filters} data-needs="js" ref={ref} role="group" tabIndex={-1}>
      <div className={styles.bar}>
        <Choice count={providers.length} name={text('pages.providers.title')}>
          <StudioChoice chosen={providers} collectionId={filter.collectionId} onChange={(next) => onChange({ providers: next })} />
        </Choice>
        <Choice count={labels.length + (platform === undefined ? 0 : 1)} name={text('pages.category.features')}>
          <FeatureChoice filter={filter} onChange={onChange} />
        </Choice>
        <SortChoice filter={filter} onChange={onChange} />
        <output className={styles.count}>{total === undefined ? '' : text('pages.providers.count', { count: total })}</output>
      </div>
      {narrowingCount(filter) > 0 && <Applied filter={filter} onChange={onChange} />}
    </div>
  );
}

function Choice({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom start"
      trigger={(props) => (
        <Button {...props} className={styles.choice} size="sm">
          {name}
          {count > 0 && <span className={styles.number}>{inDigitsOf(locale, String(count))}</span>}
          <Icon as={ChevronDown} size={16} />
        </Button>
      )}
    >
      {children}
    </Popover>
  );
}

function Applied({ filter, onChange }: Pick<CatalogueFiltersProps, 'filter' | 'onChange'>) {
  const text = useContent('pages');
  const { providers } = useRootData();
  const tagLabels = useTagLabels();
  const devices = useDevices();
  const { labels, platform } = filter;
  const chip = (name: string, next: Partial<CatalogueFilter>) => (
    <Chip key={name} onClick={() => onChange(next)} removeLabel={text('pages.category.remove', { name })}>
      {name}
    </Chip>
  );
  return (
    <div aria-label={text('pages.category.applied')} className={styles.chips} role="group">
      {filter.providers.map((identity) =>
        chip(providers.find((item) => item.identity === identity)?.name ?? identity, {
          providers: filter.providers.filter((item) => item !== identity),
        }),
      )}
      {labels.map((name) => chip(tagLabels[name] ?? name, { labels: labels.filter((item) => item !== name) }))}
      {platform !== undefined && chip(devices.find(({ kind }) => kind === platform)!.label, { platform: undefined })}
      <Button onClick={() => onChange(everything)} size="sm" variant="ghost">
        {text('pages.category.clear')}
      </Button>
    </div>
  );
}
