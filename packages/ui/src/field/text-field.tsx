import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldAria, type FieldFrameProps } from './field-frame.tsx';
import styles from './field.module.css';

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'required' | 'className'> & {
    /** Inside the control's box, before and after the text. */
    readonly start?: ReactNode;
    readonly end?: ReactNode;
  };

/** One line of text. Takes what `register` of a form library gives. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isRequired, isLabelHidden, className, start, end, ...input } = props;
  return (
    <FieldFrame {...{ label, hint, error, isRequired, isLabelHidden, className }}>
      {(aria) => (
        <span className={styles.box} data-disabled={input.disabled || undefined}>
          {start}
          <input {...input} {...withOwn(aria, input)} className={styles.input} />
          {end}
        </span>
      )}
    </FieldFrame>
  );
}

/** A part of a larger field is described, and invalid, together with it. */
function withOwn(aria: FieldAria, input: Pick<TextFieldProps, 'aria-describedby' | 'aria-invalid' | 'aria-required'>) {
  return {
    ...aria,
    'aria-describedby': clsx(aria['aria-describedby'], input['aria-describedby']) || undefined,
    'aria-invalid': aria['aria-invalid'] ?? input['aria-invalid'],
    'aria-required': aria['aria-required'] ?? input['aria-required'],
  };
}
