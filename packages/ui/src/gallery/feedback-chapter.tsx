import { Heart, Inbox } from 'lucide-react';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Meter } from '../meter/meter.tsx';
import { ProgressBar, ProgressRing } from '../progress/index.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { toasts, type ToastKind } from '../toast/index.ts';
import { Card } from '../card/card.tsx';
import { Chapter, Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const messages: Record<ToastKind, [string, string]> = {
  info: ['Deposit pending', 'We say so as soon as it arrives.'],
  success: ['Deposit received', '€50.00 is on your balance.'],
  warning: ['Limit nearly reached', '€12.00 of €100.00 is left this week.'],
  error: ['The payment did not go through', 'Nothing was taken. Try again or choose another method.'],
};

export function FeedbackChapter() {
  return (
    <Chapter eyebrow="Six" title="Feedback">
      <Specimen name="Toast">
        {(Object.keys(messages) as ToastKind[]).map((kind) => (
          <Button key={kind} onClick={() => toasts.show({ kind, title: messages[kind][0], description: messages[kind][1] })}>
            {kind}
          </Button>
        ))}
      </Specimen>
      <Specimen layout="grid" name="Progress, ring, meter">
        <ProgressBar label="Wagered" value={30} valueText="€120 of €400 wagered" />
        <ProgressBar label="Uploading" />
        <Meter figures="€40 of €100" label="Weekly deposits" value={40} valueText="€40 of €100 weekly deposit limit used" />
        <Meter figures="€92 of €100" label="Daily losses" tone="warn" value={92} valueText="€92 of €100 daily loss limit used" />
        <Meter figures="Good" label="Password" max={3} segments={3} tone="gain" value={2} valueText="Good" />
        <ProgressRing label="Wagering" max={400} value={120} valueText="€120 of €400 wagered">
          <span className={styles.dial}>€280</span>
          <span className={styles.quiet}>left</span>
        </ProgressRing>
      </Specimen>
      <Specimen layout="grid" name="Skeleton">
        <Skeleton lines={3} />
        <Skeleton blockSize="3.5rem" shape="box" />
        <Skeleton inlineSize="3rem" shape="circle" />
      </Specimen>
      <Specimen layout="grid" name="Empty, error">
        <EmptyState action={<Button>Look around</Button>} icon={Heart} text="A heart on a game puts it here." title="No favourites yet" />
        <EmptyState icon={Inbox} title="Nothing new" />
        <ErrorState action={<Button size="sm">Try again</Button>} text="The list could not be loaded." title="Something went wrong" />
        <Card>
          <ErrorState action={<Button size="sm">Retry</Button>} look="line" title="New games could not be loaded" />
        </Card>
      </Specimen>
    </Chapter>
  );
}
