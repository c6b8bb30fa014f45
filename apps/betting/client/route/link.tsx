import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { navigate, usePath } from './router.ts';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  readonly to: string;
  /** Where one is lies below it. */
  readonly isAround?: boolean;
};

/** A place of the client. In another tab it would open without its page, so it opens here whatever keys are held. */
export function Link({ to, isAround = false, onClick, ...rest }: Props) {
  const path = usePath();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    onClick?.(event);
    navigate(to);
  };
  return (
    <a {...rest} aria-current={path === to ? 'page' : isAround || undefined} href={`#${to}`} onClick={go}>
      {rest.children}
    </a>
  );
}
