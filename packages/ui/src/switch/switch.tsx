/* A native checkbox says "checked" itself. */
/* oxlint-disable jsx-a11y/role-has-required-aria-props */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'id' | 'className'> & {
  readonly children: ReactNode;
  readonly hint?: ReactNode;
};

/** A setting that takes effect at once. A choice that waits for a form's button is a checkbox. */
export function Switch({ children, hint, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {children}
      </label>
      <input
        {...input}
        aria-describedby={hint != null ? `${id}-hint` : undefined}
        className={styles.track}
        id={id}
        role="switch"
        type="checkbox"
      />
      {hint != null && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
