import type { Session } from '@verdigale/contract';
import { IconButton } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Popover } from '@verdigale/ui/popover';
import { Info, Monitor, Smartphone } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import styles from './security.module.css';

/** Browser and system; what the browser called itself is one press away, by every kind of pointer. */
export function SessionDevice({ session, name }: { session: Session; name: string }) {
  const text = useContent('profile');
  const { deviceType, userAgent } = session;
  return (
    <span className={styles.device}>
      <Icon as={deviceType === 'desktop' ? Monitor : Smartphone} />
      <span title={userAgent}>{name}</span>
      {userAgent !== '' && (
        <Popover
          placement="bottom start"
          trigger={<IconButton icon={Info} label={text('profile.security.sessions.agentLabel', { device: name })} size="sm" />}
        >
          <bdi className={styles.agent} dir="ltr">
            {userAgent}
          </bdi>
        </Popover>
      )}
    </span>
  );
}
