import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export interface FieldFrameProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Set, the field is invalid and this says why. */
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  /** The label is read but not seen. */
  readonly isLabelHidden?: boolean;
  readonly className?: string;
}

/** What ties a control to its label, hint and error. */
export interface FieldAria {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** The words around one control: label above, hint and error below (WCAG 3.3.1, 3.3.2). */
export function FieldFrame(props: FieldFrameProps & { readonly children: (aria: FieldAria) => ReactNode }) {
  const { label, hint, error, isRequired, isLabelHidden, className, children } = props;
  const id = useId();
  const hasError = error != null && error !== false && error !== '';
  const hasHint = hint != null && hint !== false;
  const describedBy = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.frame, className)} data-invalid={hasError || undefined}>
      <label className={styles.label} data-hidden={isLabelHidden || undefined} htmlFor={id}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': hasError || undefined,
        'aria-required': isRequired || undefined,
      })}
      {hasError && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon as={CircleAlert} size={16} />
          <span>{error}</span>
        </p>
      )}
      {hasHint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** For the eye only: the control itself carries `aria-required`. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.required}>
      *
    </span>
  );
}
