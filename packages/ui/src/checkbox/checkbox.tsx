import { CircleAlert } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { RequiredMark } from '../field/index.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id' | 'required' | 'className'> & {
  /** May hold links (terms). */
  readonly children: ReactNode;
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
};

/** Consent and choices. Never ticked in advance for a consent. */
export function Checkbox({ children, error, isRequired, ...input }: CheckboxProps) {
  const id = useId();
  const hasError = error != null && error !== '';
  return (
    <div className={styles.root} data-invalid={hasError || undefined}>
      <input
        {...input}
        aria-describedby={hasError ? `${id}-error` : undefined}
        aria-invalid={hasError || undefined}
        aria-required={isRequired || undefined}
        className={styles.box}
        id={id}
        type="checkbox"
      />
      <label className={styles.label} htmlFor={id}>
        {children}
        {isRequired && <RequiredMark />}
      </label>
      {hasError && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon as={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
