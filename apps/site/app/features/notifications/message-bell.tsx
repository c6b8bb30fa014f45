import { useQuery } from '@tanstack/react-query';
import { playerChannels, type EventPayloads } from '@verdigale/contract';
import { Button, buttonLook, IconButton } from '@verdigale/ui/button';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { LiveRegion } from '@verdigale/ui/live-region';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { preloadAlerts, showAlert } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { useAfterRound } from '#app/features/wallet/index.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { messagesQuery, refetchMessages } from '#app/queries/messages.ts';
import { refetchInvoices } from '#app/queries/payment.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { Popover } from '#app/widgets/popover.tsx';
import { MessageText } from './message-text.tsx';
import styles from './messenger.module.css';
import { useMessageActions } from './use-messages.ts';

/** The first three, by the wire's own numbers. (wire 6.1) */
const query = { page: 1, perPage: 3 };

/** The bell in the header: how many messages are unread, and the newest of them. (PROFILE-06) */
export function MessageBell() {
  const text = useContent('layout');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(messagesQuery(query));
  useLiveMessages();
  const unread = data?.meta.totalUnread ?? 0;
  const label = text('layout.header.notificationBox.label');
  const count = unread > 0 ? text('layout.header.notificationBox.count', { count: unread }) : '';
  return (
    <>
      <Popover
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={(props) => <IconButton {...props} hasMark={unread > 0} icon={Bell} label={count || label} />}
      >
        <Newest onLeave={() => setOpen(false)} />
      </Popover>
      <LiveRegion>{count}</LiveRegion>
    </>
  );
}

function Newest({ onLeave }: { onLeave: () => void }) {
  const text = useContent('layout');
  const { data, isError, refetch } = useQuery(messagesQuery(query));
  const { read, readAll } = useMessageActions();
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useHeldFocus(box, title);
  return (
    <div className={styles.box} ref={box}>
      <div className={styles.boxHead}>
        <h2 className={styles.boxTitle} ref={title} tabIndex={-1}>
          {text('layout.header.notificationBox.title')}
        </h2>
        {data && data.meta.totalUnread > 0 && (
          <Button isLoading={readAll.isPending} onClick={() => readAll.mutate()} size="sm" variant="ghost">
            {text('layout.header.notificationBox.markAllRead')}
          </Button>
        )}
      </div>
      {isError && !data ? (
        <LoadFailed onRetry={refetch} look="line" title={text('layout.header.notificationBox.failed')} />
      ) : !data ? (
        <div aria-busy>
          <Skeleton blockSize="14rem" shape="box" />
        </div>
      ) : data.data.length === 0 ? (
        <p className={styles.nothing}>{text('layout.header.notificationBox.empty')}</p>
      ) : (
        <ul className={styles.newest}>
          {data.data.map((message) => (
            <li key={message.id}>
              <MessageText
                level={3}
                message={message}
                onFollow={() => {
                  read.mutate([message.id]);
                  onLeave();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <LocaleLink onClick={onLeave} to="/profile/notifications" {...buttonLook({ variant: 'secondary', isBlock: true })}>
        {text('layout.header.notificationBox.all')}
      </LocaleLink>
    </div>
  );
}

/** Shows an alert for a new message, and refreshes what shows messages. */
function useLiveMessages(): void {
  const events = useMessageEvents();
  useEffect(preloadAlerts, []);
  usePlayerChannel(playerChannels.notifications, { events, onGap: () => void refetchMessages() });
}

/** What each publication leads to. What has an alert of its own, as the end of a payment, comes without one. */
export function useMessageEvents() {
  // A win that is held would be told before the game has shown it.
  const whenShown = useAfterRound();
  return {
    'message.received': ({ message }: EventPayloads['message.received']) =>
      whenShown(() => {
        void refetchMessages();
        // Where a deposit goes back to, and that it has arrived, come by a message alone: the payment itself has ended before.
        if (message.content.link?.url.endsWith('/profile/history')) void refetchInvoices();
        void showAlert('global.newNotification', { title: message.content.title }, { suppressDuplicate: true });
      }),
  };
}
