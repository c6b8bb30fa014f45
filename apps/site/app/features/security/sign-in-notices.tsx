import { useMutation, useQuery } from '@tanstack/react-query';
import { Switch } from '@verdigale/ui/switch';
import { showError } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { signInNoticesQuery } from '#app/queries/player.ts';
import { callApi, queryClient } from '#app/session/index.ts';
import styles from './security.module.css';

/** Whether the player is told of each sign-in, or of unknown devices only; it holds at once. Nothing until it is known. (NJ 1.4(a)(4)) */
export function SignInNotices() {
  const text = useContent('profile');
  const { data } = useQuery(signInNoticesQuery);
  // The switch moves with the press, and back again if the platform refuses.
  const change = useMutation({
    mutationFn: (each: boolean) => callApi('sessions.notices.change', { body: { each } }),
    onSuccess: ({ data: changed }) => queryClient.setQueryData(signInNoticesQuery.queryKey, { data: changed, meta: undefined }),
    onError: (error) => void showError(error),
  });
  if (!data) return null;
  return (
    <div className={styles.notices}>
      <Switch
        checked={change.isPending ? change.variables : data.each}
        onChange={(event) => !change.isPending && change.mutate(event.currentTarget.checked)}
      >
        {text('profile.security.sessions.notices.each')}
      </Switch>
      <p className={styles.text}>{text('profile.security.sessions.notices.text')}</p>
    </div>
  );
}
