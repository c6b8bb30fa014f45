import { useId } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './mode-switch.module.css';
import type { GameMode } from './use-launch.ts';

interface ModeSwitchProps {
  mode: GameMode;
  onChange: (mode: GameMode) => void;
}

/** For money or for fun, in words: the one that runs is pressed in. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const text = useContent('pages');
  const name = useId();
  const options = [
    ['real', text('pages.game.modeReal')],
    ['demo', text('pages.game.modeFun')],
  ] as const;
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{text('pages.game.mode')}</legend>
      {options.map(([value, label]) => (
        <label className={styles.option} key={value}>
          <input checked={value === mode} className={styles.dial} name={name} onChange={() => onChange(value)} type="radio" value={value} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
