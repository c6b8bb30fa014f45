import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** Error and hint below a field whose parts react-aria ties together by their slots. */
export function ListFieldNotes({ error, hint }: { readonly error: ReactNode; readonly hint: ReactNode }) {
  return (
    <>
      {error != null && error !== '' && (
        <Text className={styles.error} slot="errorMessage">
          <Icon as={CircleAlert} size={16} />
          {error}
        </Text>
      )}
      {hint != null && (
        <Text className={styles.hint} slot="description">
          {hint}
        </Text>
      )}
    </>
  );
}
