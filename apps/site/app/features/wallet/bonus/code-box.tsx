import type { BonusCode } from '@verdigale/contract';
import { languageTag } from '@verdigale/language';
import { Button } from '@verdigale/ui/button';
import { TextField } from '@verdigale/ui/field';
import { LiveRegion } from '@verdigale/ui/live-region';
import { useState, type KeyboardEvent } from 'react';
import { useCodeBlock } from '#app/bonuses/code-block.ts';
import { useContent } from '#app/content/use-content.ts';
import { clockText } from '#app/locale/clock-text.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useBonusCode } from './use-bonus-code.ts';
import styles from './bonus.module.css';

interface CodeBoxProps {
  code: BonusCode | undefined;
  /** Why it does not go with this deposit. */
  refusal: string | null;
}

/** A code of the player's own: entered, refused, blocked for a while after too many wrong ones, or waiting for the deposit. (BON-06) */
export function CodeBox({ code, refusal }: CodeBoxProps) {
  const text = useContent('modals');
  const { enter, remove, isBusy, notice, isApplied } = useBonusCode();
  if (code) {
    const note = refusal ?? text('modals.wallet.bonuses.codeWaits');
    return (
      <div className={styles.code}>
        <p className={styles.codeLine}>
          <bdi className={styles.codeText} dir="ltr">
            {code.bonusCode}
          </bdi>
          <Button
            aria-label={text('modals.wallet.bonuses.codeRemoveLabel', { code: code.bonusCode })}
            isLoading={isBusy}
            onClick={() => remove(code.id)}
            size="sm"
          >
            {text('modals.wallet.bonuses.codeRemove')}
          </Button>
        </p>
        <p className={styles.note}>{note}</p>
        <LiveRegion>{note}</LiveRegion>
      </div>
    );
  }
  return (
    <div className={styles.code}>
      <CodeEntry error={notice ?? undefined} isBusy={isBusy} onEnter={enter} />
      <p className={styles.note}>{text(isApplied ? 'modals.wallet.bonuses.codeApplied' : 'modals.wallet.bonuses.codeMissing')}</p>
      <LiveRegion>{isApplied && text('modals.wallet.bonuses.codeApplied')}</LiveRegion>
    </div>
  );
}

interface CodeEntryProps {
  error: string | undefined;
  isBusy: boolean;
  onEnter: (code: string) => void;
}

function CodeEntry({ error, isBusy, onEnter }: CodeEntryProps) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const blockedFor = useCodeBlock();
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const isBlocked = blockedFor !== null;
  const canEnter = code !== '' && !isBusy && !isBlocked;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It enters the code, and does not send the deposit around it.
    event.preventDefault();
    if (canEnter) onEnter(code);
  }
  const time = blockedFor === null ? '' : clockText(blockedFor, languageTag(locale));
  return (
    <TextField
      autoCapitalize="characters"
      autoComplete="off"
      dir="ltr"
      disabled={isBlocked}
      end={
        <Button aria-disabled={!canEnter} isLoading={isBusy} onClick={() => canEnter && onEnter(code)} size="sm">
          {text('modals.wallet.bonuses.codeEnter')}
        </Button>
      }
      error={isBlocked ? text('modals.wallet.bonuses.codeBlocked', { time }) : error}
      label={text('modals.wallet.bonuses.codeLabel')}
      maxLength={80}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      spellCheck={false}
      value={typed}
    />
  );
}
