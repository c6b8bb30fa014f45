import { useMutation } from '@tanstack/react-query';
import type { PlayTime } from '@verdigale/contract';
import { Card } from '@verdigale/ui/card';
import { Select } from '@verdigale/ui/select';
import { showError } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { changePlayTime } from '#app/queries/play-time.ts';
import styles from './play-time.module.css';
import { useMinutesText } from './use-minutes-text.ts';

/** How often play stops for a reality check; it holds at once. */
export function CheckChoice({ check: { choices, canBeOff, minutes } }: { check: PlayTime['realityCheck'] }) {
  const text = useContent('profile');
  const minutesText = useMinutesText();
  const change = useMutation({
    mutationFn: (checkMinutes: number) => changePlayTime({ checkMinutes }),
    onError: (error) => void showError(error),
  });
  const offered = [...choices, ...(canBeOff ? [0] : [])];
  return (
    <Card as="li" className={styles.card}>
      <h3 className={styles.name}>{text('profile.playTime.check.title')}</h3>
      <p className={styles.note}>{text('profile.playTime.check.text')}</p>
      <Select
        isDisabled={change.isPending}
        label={text('profile.playTime.check.label')}
        onChange={(value) => change.mutate(Number(value))}
        options={offered.map((each) => ({
          value: String(each),
          label: each === 0 ? text('profile.playTime.check.never') : minutesText(each),
        }))}
        value={String(change.isPending ? change.variables : (minutes ?? 0))}
      />
    </Card>
  );
}
