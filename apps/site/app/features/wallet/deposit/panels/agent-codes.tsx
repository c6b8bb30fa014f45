import { useContent } from '#app/content/use-content.ts';
import { CopyLine } from './copy-line.tsx';
import styles from './payment.module.css';

const keys = ['securityCode', 'clientId', 'agentNumber', 'transactionId'] as const;

/** What the player shows to the agent who takes the cash. (wire 8.4) */
export function AgentCodes({ data }: { data: Readonly<Record<string, string>> }) {
  const text = useContent('modals');
  const known = keys.filter((key) => data[key]);
  if (known.length === 0) return null;
  return (
    <div className={styles.codes}>
      {known.map((key) => (
        <CopyLine key={key} label={text.dynamic('modals.payment.codes', key) ?? key} text={data[key] ?? ''} />
      ))}
    </div>
  );
}
