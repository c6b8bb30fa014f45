import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { buttonLook, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    /** Keeps its width and its focus, and takes no further press. */
    readonly isLoading?: boolean;
  };

/** Of type `button` unless it is said to submit. One `primary` a view. */
export function Button(props: ButtonProps) {
  const { variant, size, isBlock, className, isLoading, children, onClick, type, ...rest } = props;
  return (
    <button
      {...rest}
      {...buttonLook({ variant, size, isBlock, className })}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? swallow : onClick}
      type={type ?? 'button'}
    >
      <span className={styles.content}>{children}</span>
      {isLoading && <BusyMark />}
    </button>
  );
}

function BusyMark() {
  const { loading } = useUiTexts();
  return (
    <span className={styles.busy}>
      <Spinner />
      <VisuallyHidden>{loading}</VisuallyHidden>
    </span>
  );
}

/** A press on a busy submit button must not send its form either. */
function swallow(event: MouseEvent) {
  event.preventDefault();
}
