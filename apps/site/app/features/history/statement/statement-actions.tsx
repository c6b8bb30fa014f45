import { useMutation } from '@tanstack/react-query';
import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Download, Printer } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { showError } from '#app/alerts/show-alert.ts';
import { callApi } from '#app/session/index.ts';
import { saveFile } from '#app/browser/save-file.ts';
import styles from './statement.module.css';
import { periodQuery, type StatementChoice } from './statement-choice.ts';

/** The whole of it as a file, or what is seen on paper. */
export function StatementActions({ choice }: { choice: StatementChoice }) {
  const text = useContent('history');
  const { currency, from, to } = choice;
  const download = useMutation({
    mutationFn: () => callApi('wallet.statement.export', { query: periodQuery(choice) }),
    onSuccess: ({ data }) => saveFile(data, `statement-${currency}-${from}-${to}.csv`),
    onError: (error) => void showError(error),
  });
  return (
    <div className={styles.actions}>
      <Button isLoading={download.isPending} onClick={() => download.mutate()} size="sm">
        <Icon as={Download} />
        {text('history.transactions.download')}
      </Button>
      <Button onClick={() => window.print()} size="sm">
        <Icon as={Printer} />
        {text('history.statement.print')}
      </Button>
    </div>
  );
}
