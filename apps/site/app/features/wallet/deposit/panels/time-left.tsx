import { languageTag } from '@verdigale/language';
import { LiveRegion } from '@verdigale/ui/live-region';
import { useContent } from '#app/content/use-content.ts';
import { clockText } from '#app/locale/clock-text.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { type SpokenMark } from './countdown.ts';
import styles from './payment.module.css';

interface TimeLeftProps {
  seconds: number | null;
  spoken: SpokenMark | undefined;
}

/** The time left to pay: shown every second, announced three times. */
export function TimeLeft({ seconds, spoken }: TimeLeftProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  if (seconds === null) return null;
  return (
    <>
      <p className={styles.timeLeft} data-urgent={seconds <= 60 || undefined}>
        {text('modals.payment.timeLeft')} <bdi dir="ltr">{clockText(seconds, languageTag(locale))}</bdi>
      </p>
      <LiveRegion>{spoken !== undefined && text.dynamic('modals.payment.spoken', String(spoken))}</LiveRegion>
    </>
  );
}
