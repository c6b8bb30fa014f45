import { useQuery } from '@tanstack/react-query';
import { useContent } from '#app/content/use-content.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { previousSignInQuery } from '#app/queries/player.ts';
import styles from './security.module.css';

/** When the player signed in before this time; nothing for whoever never did. (PA 812a.9) */
export function PreviousSignIn() {
  const text = useContent('profile');
  const moment = useDateFormat('moment');
  const at = useQuery(previousSignInQuery).data?.at;
  return at ? <p className={styles.text}>{text('profile.security.sessions.previous', { date: moment(at) })}</p> : null;
}
