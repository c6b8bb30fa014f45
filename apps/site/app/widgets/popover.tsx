import { Suspense, useId, useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { beforePress, preloadable, useEverOpen } from '#app/lazy-part.ts';

const panel = preloadable(async () => (await import('@verdigale/ui/popover-panel')).PopoverPanel);

type TriggerProps = Required<
  Pick<ComponentPropsWithRef<'button'>, 'aria-expanded' | 'aria-haspopup' | 'id' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'ref'>
>;

interface PopoverProps {
  /** The button that opens it, with these props. Its name names the panel too. */
  trigger: (props: TriggerProps) => ReactElement;
  placement?: 'bottom start' | 'bottom end';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Loads what its content is lazy about, so that it comes beside the panel and not after it. */
  preloadContent?: () => Promise<unknown>;
  children: ReactNode;
}

/** A small panel that belongs to its button. The button is there at once; what positions the panel, and keeps the focus in it, is loaded for its first opening. */
export function Popover({ trigger, placement = 'bottom end', isOpen, onOpenChange, preloadContent, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isNeeded = useEverOpen(isOpen);
  const load = () => Promise.all([panel.preload(), preloadContent?.()]);
  return (
    <>
      {trigger({
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        id,
        onClick: ({ currentTarget }) => {
          // Safari focuses no button that is pressed, and the focus has to come back to this one.
          currentTarget.focus();
          // A load that fails is tried again by what is shown.
          if (!isOpen) load().catch(() => undefined);
          onOpenChange(!isOpen);
        },
        ...beforePress(load),
        ref: button,
      })}
      {isNeeded && (
        <Suspense>
          <panel.Part isOpen={isOpen} labelledBy={id} onOpenChange={onOpenChange} placement={placement} triggerRef={button}>
            {children}
          </panel.Part>
        </Suspense>
      )}
    </>
  );
}
