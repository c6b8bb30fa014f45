import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable, Separator } from 'react-aria-components/Menu';
import { Icon } from '../icon/icon.tsx';
import { PageLocale, usePopoverLayer } from '../overlay/index.ts';
import popoverStyles from '../popover-panel/popover-panel.module.css';
import styles from './menu.module.css';

export type MenuEntry =
  | {
      readonly id: string;
      readonly label: string;
      readonly icon?: LucideIcon;
      /** Destructive: set in the danger colour. */
      readonly isDanger?: boolean;
      readonly isDisabled?: boolean;
      readonly onSelect: () => void;
    }
  | { readonly id: string; readonly isSeparator: true };

export interface MenuProps {
  /** A `Button` or `IconButton` of the kit. Its name names the menu too. */
  readonly trigger: ReactElement<React.DOMAttributes<HTMLElement>, string>;
  readonly entries: readonly MenuEntry[];
  readonly placement?: 'bottom start' | 'bottom end';
}

/** A button with a list of actions: arrows move, letters find, Escape closes. */
export function Menu({ trigger, entries, placement = 'bottom end' }: MenuProps) {
  const zIndex = usePopoverLayer();
  return (
    <PageLocale>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <Popover className={popoverStyles['popover'] ?? ''} offset={8} placement={placement} style={{ zIndex }}>
          <AriaMenu className={styles.menu}>
            {entries.map((entry) =>
              'isSeparator' in entry ? (
                <Separator className={styles.separator} key={entry.id} />
              ) : (
                <MenuItem
                  className={styles.item}
                  data-danger={entry.isDanger || undefined}
                  id={entry.id}
                  isDisabled={entry.isDisabled}
                  key={entry.id}
                  onAction={entry.onSelect}
                  textValue={entry.label}
                >
                  {entry.icon && <Icon as={entry.icon} />}
                  {entry.label}
                </MenuItem>
              ),
            )}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </PageLocale>
  );
}
