import type { MessengerMessage } from '@verdigale/contract';
import { messageState } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { Checkbox } from '@verdigale/ui/checkbox';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { useRef, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { DeleteMessages } from './delete-messages.tsx';
import { MessageText } from './message-text.tsx';
import styles from './messenger.module.css';
import { useMessageActions } from './use-messages.ts';

/** The messages of one page, each to be picked, and what can be done with those that are. */
export function MessageList({ messages, totalUnread }: { messages: readonly MessengerMessage[]; totalUnread: number }) {
  const text = useContent('profile');
  const { read, readAll, remove } = useMessageActions();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  useHeldFocus(tools, list);
  const chosen = messages.filter(({ id }) => picked.has(id));
  const ids = chosen.map(({ id }) => id);
  const isAll = chosen.length === messages.length && chosen.length > 0;

  function pick(id: string, isPicked: boolean) {
    const next = new Set(picked);
    if (isPicked) next.add(id);
    else next.delete(id);
    setPicked(next);
  }

  return (
    <>
      <div className={styles.tools} ref={tools}>
        <Checkbox checked={isAll} onChange={() => setPicked(new Set(isAll ? [] : messages.map(({ id }) => id)))}>
          {chosen.length > 0 ? text('profile.notifications.selected', { count: chosen.length }) : text('profile.notifications.selectAll')}
        </Checkbox>
        <div className={styles.toolButtons}>
          {chosen.some(({ state }) => state !== messageState.read) && (
            <Button isLoading={read.isPending} onClick={() => read.mutate(ids)} size="sm">
              {text('profile.notifications.markRead')}
            </Button>
          )}
          {chosen.length > 0 && (
            <DeleteMessages
              count={chosen.length}
              isPending={remove.isPending}
              onDelete={async () => {
                await remove.mutateAsync(ids).then(
                  () => setPicked(new Set()),
                  // An alert says so, and what was picked can be tried again.
                  () => undefined,
                );
              }}
            />
          )}
          {chosen.length === 0 && totalUnread > 0 && (
            <Button isLoading={readAll.isPending} onClick={() => readAll.mutate()} size="sm">
              {text('profile.notifications.markAllRead')}
            </Button>
          )}
        </div>
      </div>
      <ul aria-label={text('profile.notifications.list')} className={styles.list} ref={list} tabIndex={-1}>
        {messages.map((message) => (
          <li className={styles.item} data-unread={message.state !== messageState.read || undefined} key={message.id}>
            <Checkbox checked={picked.has(message.id)} onChange={(event) => pick(message.id, event.currentTarget.checked)}>
              <VisuallyHidden>{text('profile.notifications.select', { title: message.content.title })}</VisuallyHidden>
            </Checkbox>
            <MessageText level={2} message={message} onFollow={() => read.mutate([message.id])} />
          </li>
        ))}
      </ul>
    </>
  );
}
