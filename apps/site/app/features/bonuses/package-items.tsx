import { playerBonusStatus } from '@verdigale/contract';
import { Amount } from '@verdigale/ui/amount';
import { Badge, type BadgeTone } from '@verdigale/ui/badge';
import { Button, buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { gamePath } from '#app/games/game-path.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useMoney } from '#app/money/use-money.ts';
import styles from './bonuses.module.css';
import { isSpins, type Own, type useBonusSteps } from './use-bonus-steps.ts';
import { useStatusName } from './use-status-name.ts';

const tones: Readonly<Record<number, BadgeTone>> = { [playerBonusStatus.issued]: 'info', [playerBonusStatus.active]: 'gain' };

/** What came in a package, line by line, each with its state and its way on. */
export function PackageItems({ items, steps }: { items: readonly Own[]; steps: ReturnType<typeof useBonusSteps> }) {
  const text = useContent('profile');
  const moneyOf = useMoney();
  const statusOf = useStatusName();
  return (
    <ul className={styles.items}>
      {items.map((own) => (
        <li key={own.id}>
          <span className={styles.item}>
            <ModalLink className={styles.itemName} modal="bonus-details" onTop value={own.id}>
              <bdi>{own.name}</bdi>
            </ModalLink>
            <span className={styles.quiet}>
              {isSpins(own) ? (
                own.status === playerBonusStatus.active ? (
                  text('profile.bonuses.spins.used', { used: own.usedCount, count: own.count })
                ) : (
                  text('profile.bonuses.spins.count', { count: own.count })
                )
              ) : (
                <Amount>{moneyOf(own.currency).format(own.amount)}</Amount>
              )}
            </span>
          </span>
          <Badge tone={tones[own.status] ?? 'neutral'}>{statusOf(own)}</Badge>
          {own.status === playerBonusStatus.issued && (
            <Button
              aria-label={text('profile.bonuses.actions.startLabel', { name: own.name })}
              isLoading={steps.startingId === own.id}
              onClick={() => steps.start(own)}
              size="sm"
            >
              {text('profile.bonuses.actions.start')}
            </Button>
          )}
          {own.status === playerBonusStatus.active && isSpins(own) && (
            <LocaleLink
              aria-label={text('profile.bonuses.actions.playLabel', { name: own.name })}
              to={`${gamePath(own.gameId)}?real=true`}
              {...buttonLook({ size: 'sm' })}
            >
              {text('profile.bonuses.actions.play')}
            </LocaleLink>
          )}
          {own.status !== playerBonusStatus.finished && (
            <Button
              aria-label={text('profile.bonuses.actions.giveUpLabel', { name: own.name })}
              onClick={() => steps.giveUp(own)}
              size="sm"
              variant="ghost"
            >
              {text('profile.bonuses.actions.giveUp')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
