import { useEffect, useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { PageLocale } from '../overlay/index.ts';
import styles from './tabs.module.css';

export interface TabEntry<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
  readonly isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly TabEntry<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** `line` for parts of a view, `switch` for two or three ways to fill the same form. */
  readonly look?: 'line' | 'switch';
  /** `manual` where showing a panel loads something: arrows move, Enter shows. */
  readonly activation?: 'automatic' | 'manual';
}

/** Parts of one view, one at a time. Arrows follow the reading direction. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, look = 'line', activation = 'automatic' }: TabsProps<Id>) {
  const list = useSelectedInSight(selected);
  return (
    <PageLocale>
      <AriaTabs
        className={styles.root ?? ''}
        data-look={look}
        keyboardActivation={activation}
        onSelectionChange={(key) => onSelect(key as Id)}
        selectedKey={selected}
      >
        <TabList aria-label={label} className={styles.list ?? ''} ref={list}>
          {tabs.map((tab) => (
            <Tab className={styles.tab ?? ''} id={tab.id} isDisabled={tab.isDisabled} key={tab.id}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel className={styles.panel ?? ''} id={tab.id} key={tab.id}>
            {tab.panel}
          </TabPanel>
        ))}
      </AriaTabs>
    </PageLocale>
  );
}

/** Where the list is longer than its place it is moved, and nothing else, so that the selected tab stands in its middle. */
function useSelectedInSight(selected: string) {
  const [list, setList] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!list) return undefined;
    const show = () => {
      const tab = list.querySelector(`[data-key="${CSS.escape(selected)}"]`);
      if (!tab) return;
      const [own, all] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
      list.scrollLeft += (own.left + own.right - all.left - all.right) / 2;
    };
    // Fires once at the start, when the tabs are there, and when the phone is turned.
    const observer = new ResizeObserver(show);
    observer.observe(list);
    return () => observer.disconnect();
  }, [list, selected]);
  return setList;
}
