import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../button/index.ts';
import { Icon } from '../icon/icon.tsx';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import { copyText } from './copy-text.ts';
import styles from './copy-button.module.css';

/** How long the tooltip stays (W 5). */
const copiedMs = 2000;

export type CopyButtonProps = ButtonLook & {
  readonly text: string;
  /** The button's word, when "Copy" alone does not say what. */
  readonly label?: ReactNode;
};

/** Puts a text on the clipboard and says so, by a tooltip and to a screen reader; out of use while it says so (W 2). */
export function CopyButton({ text, label, ...look }: CopyButtonProps) {
  const texts = useUiTexts();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    // Refused: then nothing is said to be copied.
    if (await copyText(text)) setIsCopied(true);
  };
  return (
    <span className={styles.root}>
      <Button {...look} aria-disabled={isCopied || undefined} onClick={isCopied ? undefined : () => void copy()}>
        <Icon as={isCopied ? Check : Copy} />
        {label ?? texts.copy}
      </Button>
      <output className={styles.tip} data-shown={isCopied || undefined}>
        {isCopied && texts.copied}
      </output>
    </span>
  );
}
