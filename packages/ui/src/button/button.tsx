import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { buttonLook, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<'button'> & {
    /** Keeps its width and its focus, and takes no further press. */
    readonly isLoading?: boolean;
    /** Why it cannot be pressed now. The button stays focusable and says so (WCAG 3.3.1), unlike with `disabled`. */
    readonly disabledReason?: string | undefined;
  };

export function Button(props: ButtonProps) {
  const { variant, size, isBlock, className, isLoading, disabledReason, children, onClick, type, ...rest } = props;
  const reasonId = useId();
  const isInert = Boolean(isLoading || disabledReason);
  const button = (
    <button
      {...rest}
      {...buttonLook({ variant, size, isBlock, className })}
      aria-busy={isLoading || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      aria-disabled={isInert || rest['aria-disabled']}
      onClick={isInert ? swallow : onClick}
      type={type ?? 'button'}
    >
      <span className={styles.content}>{children}</span>
      {isLoading && <BusyMark />}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className={styles.withReason} data-block={isBlock || undefined}>
      {button}
      <span className={styles.reason} id={reasonId}>
        {disabledReason}
      </span>
    </span>
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

/** A press on an inert submit button must not send its form either. */
function swallow(event: MouseEvent) {
  event.preventDefault();
}
