import { Chip } from '@verdigale/ui/chip';
import { useText } from '#client/texts/texts.ts';
import styles from './slip-view.module.css';
import { countedLegs, fitted, modesOf, type Slip } from './slip.ts';
import { systemsOf } from './systems.ts';
import { changeSlip } from './use-slip.ts';

/** Whether the legs are bets of their own, one bet, or a system. */
export function SlipModes({ slip }: { slip: Slip }) {
  const text = useText();
  const { mode, sizes } = slip;
  const modes = modesOf(slip);
  if (modes.length < 2) return null;
  const counted = countedLegs(slip);
  const systems = systemsOf(counted.length);
  return (
    <>
      <div aria-label={text('slip.kind')} className={styles.chips} role="group">
        {modes.map((each) => (
          <Chip isSelected={mode === each} key={each} onClick={() => changeSlip((now) => fitted({ ...now, mode: each }))}>
            {text(`slip.mode.${each}`)}
          </Chip>
        ))}
      </div>
      {counted.some(({ builder }) => builder !== null) && <p className={styles.note}>{text('builder.rule')}</p>}
      {mode === 'system' && (
        <label className={styles.choice}>
          {text('slip.system')}
          <select
            onChange={({ currentTarget: { value } }) => changeSlip((now) => ({ ...now, sizes: value.split(',').map(Number) }))}
            value={sizes.join(',')}
          >
            {systems.map(({ key, name, sizes: [size] }) => (
              <option key={key} value={key}>
                {name ? text(`system.${name}`) : text('system.of', { size: size!, legs: counted.length })}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
