import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field/index.ts';
import styles from './textarea.module.css';

export type TextareaProps = FieldFrameProps & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'required' | 'className'>;

/** Several lines of text; grows with them where the browser can. */
export function Textarea({ label, hint, error, isRequired, isLabelHidden, className, rows = 3, ...area }: TextareaProps) {
  return (
    <FieldFrame {...{ label, hint, error, isRequired, isLabelHidden, className }}>
      {(aria) => <textarea {...area} {...aria} className={styles.textarea} rows={rows} />}
    </FieldFrame>
  );
}
