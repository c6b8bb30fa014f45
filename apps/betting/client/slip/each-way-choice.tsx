import { Chip } from '@verdigale/ui/chip';
import { useText } from '#client/texts/texts.ts';
import styles from './slip-view.module.css';
import { hasEachWay, type Slip } from './slip.ts';
import { changeSlip } from './use-slip.ts';

/** As much on a place, too: offered where every leg has terms for it. */
export function EachWayChoice({ slip }: { slip: Slip }) {
  const text = useText();
  if (!hasEachWay(slip)) return null;
  return (
    <div className={styles.chips}>
      <Chip isSelected={slip.isEachWay} onClick={() => changeSlip((now) => ({ ...now, isEachWay: !now.isEachWay }))}>
        {text('slip.eachWay')}
      </Chip>
      {slip.isEachWay && <p className={styles.note}>{text('slip.eachWay.text')}</p>}
    </div>
  );
}
