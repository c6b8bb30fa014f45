import { messageState, type MessengerMessage } from '@verdigale/contract';
import { ownPath } from '@verdigale/validation/own-path';
import { Badge } from '@verdigale/ui/badge';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from './messenger.module.css';

interface MessageTextProps {
  message: MessengerMessage;
  level: 2 | 3;
  /** The way that the message offers was taken. */
  onFollow: () => void;
}

/** What a message says: when, what about, and the way that it offers; an address elsewhere opens in a tab of its own. (wire 6.1) */
export function MessageText({ message, level, onFollow }: MessageTextProps) {
  const text = useContent('layout');
  const momentOf = useDateFormat('moment');
  const Heading = `h${level}` as const;
  const { content, createdAt, state } = message;
  return (
    <div className={styles.message}>
      <p className={styles.meta}>
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        {state !== messageState.read && <Badge tone="info">{text('layout.header.notificationBox.unread')}</Badge>}
      </p>
      <Heading className={styles.title} dir="auto">
        {content.title}
      </Heading>
      <p className={styles.body} dir="auto">
        {content.body}
      </p>
      {content.link && <MessageLink {...content.link} onFollow={onFollow} />}
    </div>
  );
}

function MessageLink({ url, label, onFollow }: { url: string; label: string; onFollow: () => void }) {
  const page = ownPath(url, window.location.origin);
  if (page !== null)
    return (
      <LocaleLink className={styles.link} onClick={onFollow} to={page}>
        {label}
      </LocaleLink>
    );
  if (!/^https?:\/\//.test(url)) return null;
  return (
    <a className={styles.link} href={url} onClick={onFollow} rel="noopener noreferrer" target="_blank">
      {label}
    </a>
  );
}
