import { CopyButton } from '@verdigale/ui/copy-button';
import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import { useId } from 'react';
import { useContent } from '#app/content/use-content.ts';
import styles from './payment.module.css';

interface CopyLineProps {
  label: string;
  text: string;
  /** Shown in groups of four; selected or copied it is still one word. */
  isGrouped?: boolean;
}

/** A value to be copied exactly: selected as a whole, or copied by a button. */
export function CopyLine({ label, text, isGrouped = false }: CopyLineProps) {
  const kit = useContent('globalComponents');
  const id = useId();
  const groups = isGrouped ? (text.match(/.{1,4}/gu) ?? []) : [text];
  return (
    <div aria-labelledby={id} className={styles.line} role="group">
      <span className={styles.lineLabel} id={id}>
        {label}
      </span>
      <bdi className={styles.lineText} dir="ltr">
        {groups.map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </bdi>
      <CopyButton
        label={
          <>
            {kit('globalComponents.kit.copy')}
            <VisuallyHidden> {label}</VisuallyHidden>
          </>
        }
        size="sm"
        text={text}
      />
    </div>
  );
}
