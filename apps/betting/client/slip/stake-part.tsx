import { formatDecimal, money, type DisplayUnit } from '@verdigale/money';
import { Chip } from '@verdigale/ui/chip';
import { AmountField } from '@verdigale/ui/field';
import { useText } from '#client/texts/texts.ts';
import { cleanStake, quickStakes } from './read-stake.ts';
import styles from './slip-view.module.css';
import type { Slip } from './slip.ts';
import { changeSlip } from './use-slip.ts';

interface Props {
  readonly slip: Slip;
  readonly unit: DisplayUnit;
  /** The most that a line may be staked with, in minor units; null while nobody has said. */
  readonly most: bigint | null;
}

/** What is staked on each line: typed, or by one press. */
export function StakePart({ slip, unit, most }: Props) {
  const text = useText();
  const set = (stake: string) => changeSlip((now) => ({ ...now, stake }));
  return (
    <>
      <AmountField
        clean={(typed) => cleanStake(typed, unit)}
        label={text(
          !slip.isEachWay && (slip.mode === 'combo' || slip.mode === 'builder' || slip.legs.length === 1) ? 'slip.stake' : 'slip.stakeEach',
        )}
        onValueChange={set}
        unit={unit.label}
        value={slip.stake}
      />
      <div aria-label={text('slip.quick')} className={styles.chips} role="group">
        {quickStakes(unit).map((stake) => (
          <Chip key={stake} onClick={() => set(stake)}>
            {text.figures(stake)}
          </Chip>
        ))}
        {most !== null && most > 0n && <Chip onClick={() => set(formatDecimal(money(most, unit.code), unit))}>{text('slip.most')}</Chip>}
      </div>
    </>
  );
}
