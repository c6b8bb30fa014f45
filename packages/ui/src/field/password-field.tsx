import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/index.ts';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import styles from './field.module.css';

/** A password: can be shown, can be pasted, warns of caps lock. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ hint, onKeyUp, onBlur, ...rest }: Omit<TextFieldProps, 'type' | 'end'>) {
  const texts = useUiTexts();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setIsCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setIsShown(!isShown)}
          size="sm"
        />
      }
      hint={
        isCapsLock ? (
          <>
            <output className={styles.caution}>{texts.capsLockOn}</output>
            {hint}
          </>
        ) : (
          hint
        )
      }
      onBlur={(event) => {
        setIsCapsLock(false);
        onBlur?.(event);
      }}
      onKeyUp={readCapsLock}
      type={isShown ? 'text' : 'password'}
    />
  );
}
