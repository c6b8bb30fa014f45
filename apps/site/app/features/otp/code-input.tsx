import { FieldFrame, type FieldFrameProps } from '@verdigale/ui/field';
import { acceptOtp, isOtpKey, OTP_LENGTH } from '@verdigale/validation';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import styles from './code-input.module.css';

interface CodeInputProps extends Pick<FieldFrameProps, 'label' | 'hint' | 'error'> {
  value: string;
  onChange: (code: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const slots = Array.from({ length: OTP_LENGTH }, (_, index) => index);

/**
 * Six drawn slots over one real input, so that pasting, autofill and screen readers meet an ordinary field. Takes digits of
 * any script; a pasted text with anything else is refused as a whole. (OTP-01)
 */
export function CodeInput({ value, onChange, inputRef, ...frame }: CodeInputProps) {
  function accept(typed: string) {
    const code = acceptOtp(typed);
    if (code !== null) onChange(code);
  }
  function refuseOtherKeys(event: KeyboardEvent) {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.length === 1 && !isShortcut && !isOtpKey(event.key)) event.preventDefault();
  }
  function paste(event: ClipboardEvent) {
    event.preventDefault();
    accept(event.clipboardData.getData('text'));
  }
  return (
    <FieldFrame {...frame} isRequired>
      {(aria) => (
        <span className={styles.code} dir="ltr">
          {slots.map((index) => (
            <span aria-hidden className={styles.slot} data-next={index === value.length || undefined} key={index}>
              {value[index]}
            </span>
          ))}
          <input
            {...aria}
            autoComplete="one-time-code"
            className={styles.input}
            dir="ltr"
            inputMode="numeric"
            maxLength={OTP_LENGTH}
            name="code"
            onChange={(event) => accept(event.currentTarget.value)}
            onKeyDown={refuseOtherKeys}
            onPaste={paste}
            ref={inputRef}
            type="text"
            value={value}
          />
        </span>
      )}
    </FieldFrame>
  );
}
