import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../icon/icon.tsx';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import type { Option } from './option.ts';
import styles from './option-list.module.css';

/** The list that a select or combobox opens. Give `items` where the parent filters, none where it holds the collection. */
export function OptionList<Value extends string>({ items }: { readonly items?: readonly Option<Value>[] }) {
  const { noOptions } = useUiTexts();
  return (
    <ListBox<Option<Value>>
      className={styles.list}
      {...(items && { items })}
      renderEmptyState={() => <p className={styles.empty}>{noOptions}</p>}
    >
      {(option) => (
        <ListBoxItem className={styles.option} id={option.value} isDisabled={option.isDisabled} textValue={option.label}>
          {option.media != null && <span className={styles.media}>{option.media}</span>}
          <span className={styles.words}>
            <Text slot="label">{option.label}</Text>
            {option.description !== undefined && (
              <Text className={styles.description} slot="description">
                {option.description}
              </Text>
            )}
          </span>
          {option.detail !== undefined && (
            <bdi className={styles.detail} dir="ltr">
              {option.detail}
            </bdi>
          )}
          <span className={styles.check}>
            <Icon as={Check} />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
