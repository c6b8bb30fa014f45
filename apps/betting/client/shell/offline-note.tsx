import { useSyncExternalStore } from 'react';
import { Icon } from '@verdigale/ui/icon';
import { WifiOff } from 'lucide-react';
import { useText } from '#client/texts/texts.ts';
import styles from './top-bar.module.css';

const kinds = ['online', 'offline'] as const;

/** Says that prices stand still while the browser has no connection. */
export function OfflineNote() {
  const text = useText();
  const isOnline = useSyncExternalStore(
    (listener) => {
      for (const kind of kinds) window.addEventListener(kind, listener);
      return () => {
        for (const kind of kinds) window.removeEventListener(kind, listener);
      };
    },
    () => navigator.onLine,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          <Icon as={WifiOff} size={16} />
          {text('offline')}
        </p>
      )}
    </div>
  );
}
