import type { ComponentPropsWithRef } from 'react';
import { buttonLook, type ButtonLook } from '../button/button-look.ts';

export type LinkButtonProps = ButtonLook & ComponentPropsWithRef<'a'> & { readonly href: string };

/** A plain anchor that looks like a button. For a router's link spread `buttonLook()` over it instead. */
export function LinkButton({ variant, size, isBlock, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} {...buttonLook({ variant, size, isBlock, className })}>
      {children}
    </a>
  );
}
