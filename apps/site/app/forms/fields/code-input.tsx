import { FieldFrame } from '@verdigale/ui/field';
import { isOtpKey, OTP_LENGTH } from '@verdigale/validation';
import { useRef, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { enterAt, placesOf } from './code-places.ts';
import styles from './code-input.module.css';

interface CodeInputProps {
  label: string;
  error?: string | undefined;
  /** See `placesOf`. */
  value: string;
  onChange: (code: string) => void;
  firstRef?: Ref<HTMLInputElement>;
}

/** One input for each digit. Digits of any script, typed one by one, pasted or filled in by the browser as a whole. (OTP-01) */
export function CodeInput({ label, error, value, onChange, firstRef }: CodeInputProps) {
  const text = useContent('globalComponents');
  const group = useRef<HTMLDivElement>(null);
  const focus = (place: number) => group.current?.querySelectorAll('input')[place]?.focus();

  function enter(place: number, typed: string) {
    const entered = enterAt(value, place, typed);
    if (entered === null) return;
    if (entered.code !== value) onChange(entered.code);
    focus(entered.next);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, place: number) {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (isShortcut) return;
    const step = steps[event.key];
    if (step !== undefined) focus(place + step);
    else if (event.key === 'Delete') enter(place, '');
    else if (event.key === 'Backspace' && event.currentTarget.value === '' && place > 0) enter(place - 1, '');
    else if (event.key.length > 1 || isOtpKey(event.key)) return;
    event.preventDefault();
  }
  function paste(event: ClipboardEvent, place: number) {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text');
    if (pasted !== '') enter(place, pasted);
  }
  return (
    <FieldFrame error={error} isRequired label={label}>
      {({ id, ...aria }) => (
        <div aria-label={label} className={styles.code} dir="ltr" ref={group} role="group">
          {placesOf(value).map((digit, place) => (
            <input
              {...aria}
              aria-label={text('globalComponents.phoneVerification.digitLabel', { place: place + 1, total: OTP_LENGTH })}
              // A browser fills the whole code into the one input that asks for it.
              autoComplete={place === 0 ? 'one-time-code' : 'off'}
              className={styles.place}
              id={place === 0 ? id : undefined}
              inputMode="numeric"
              key={place}
              onFocus={(event) => event.currentTarget.select()}
              // A digit typed over its like is no change to React, and yet the next one belongs to the next place.
              onInput={(event) => enter(place, event.currentTarget.value)}
              onKeyDown={(event) => onKeyDown(event, place)}
              onPaste={(event) => paste(event, place)}
              ref={place === 0 ? firstRef : undefined}
              type="text"
              value={digit}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** The places stand from left to right in every language. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
