import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { RequiredMark } from '../field/index.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './radio-cards.module.css';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** A logo or icon before the words. */
  readonly media?: ReactNode;
  /** At the end of the line: a fee, a time, a badge. */
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean;
  /** Beside the card and no part of the choice: a link to all there is to know of it. Also of one that cannot be chosen. */
  readonly action?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  readonly label: ReactNode;
  readonly options: readonly RadioCard<Value>[];
  /** `null` while nothing is chosen: no choice is made for the player. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly isLabelHidden?: boolean;
  readonly columns?: 1 | 2 | 3;
}

/** One of a few, each with room to explain itself. Native radios: arrows move, Tab enters once. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, options, value, onChange, error, isRequired, isLabelHidden, columns = 1 } = props;
  const id = useId();
  const hasError = error != null && error !== '';
  return (
    <fieldset
      aria-describedby={hasError ? `${id}-error` : undefined}
      aria-invalid={hasError || undefined}
      aria-required={isRequired || undefined}
      className={styles.group}
      role="radiogroup"
    >
      <legend className={styles.legend} data-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </legend>
      <div className={styles.cards} data-columns={columns}>
        {options.map((option) => {
          const card = (
            <label className={styles.card} key={option.value}>
              <input
                checked={option.value === value}
                className={styles.dial}
                disabled={option.isDisabled}
                name={id}
                onChange={() => onChange(option.value)}
                type="radio"
                value={option.value}
              />
              {option.media != null && <span className={styles.media}>{option.media}</span>}
              <span className={styles.words}>
                <span className={styles.title}>{option.title}</span>
                {option.description != null && <span className={styles.description}>{option.description}</span>}
              </span>
              {option.detail != null && <span className={styles.detail}>{option.detail}</span>}
            </label>
          );
          if (option.action == null) return card;
          return (
            <div className={styles.withAction} key={option.value}>
              {card}
              {option.action}
            </div>
          );
        })}
      </div>
      {hasError && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon as={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
