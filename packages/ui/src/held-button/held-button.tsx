import { useId, useRef, type MouseEvent } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import styles from './held-button.module.css';

export type HeldButtonProps = ButtonProps & {
  /** Why it cannot be pressed now. It stays focusable and says so (WCAG 3.3.1), unlike with `disabled`. */
  readonly reason: string | undefined;
};

/**
 * A button that waits for something. It is the same one whatever holds it, so that its focus stays; a press that began while it was held is none, since
 * leaving the field before may have made something else of what it would send.
 */
export function HeldButton({ reason, isBlock, onClick, ...rest }: HeldButtonProps) {
  const reasonId = useId();
  const isHeld = Boolean(reason) || Boolean(rest.isLoading);
  const wasHeld = useRef(false);
  function press(event: MouseEvent<HTMLButtonElement>) {
    // A key presses without a pointer, and at once.
    const isLate = event.detail > 0 && wasHeld.current;
    // A press on a held submit button must not send its form either.
    if (reason || isLate) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <span className={styles.place} data-block={isBlock || undefined}>
      <Button
        {...rest}
        aria-describedby={reason ? reasonId : rest['aria-describedby']}
        aria-disabled={reason ? true : rest['aria-disabled']}
        isBlock={isBlock}
        onClick={press}
        onPointerDown={() => (wasHeld.current = isHeld)}
      />
      {reason && (
        <span className={styles.reason} id={reasonId}>
          {reason}
        </span>
      )}
    </span>
  );
}
