import type { Session } from '@verdigale/contract';
import { IconButton } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Info, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { Popover } from '#app/widgets/popover.tsx';
import styles from './security.module.css';

/** Browser and system; what the browser called itself is one press away, by every kind of pointer. */
export function SessionDevice({ session, name }: { session: Session; name: string }) {
  const text = useContent('profile');
  const { deviceType, userAgent } = session;
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.device}>
      <Icon as={deviceType === 'desktop' ? Monitor : Smartphone} />
      <span title={userAgent}>{name}</span>
      {userAgent !== '' && (
        <Popover
          isOpen={isOpen}
          onOpenChange={setOpen}
          placement="bottom start"
          trigger={(props) => (
            <IconButton {...props} icon={Info} label={text('profile.security.sessions.agentLabel', { device: name })} size="sm" />
          )}
        >
          <bdi className={styles.agent} dir="ltr">
            {userAgent}
          </bdi>
        </Popover>
      )}
    </span>
  );
}
