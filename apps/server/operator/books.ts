// Looks at what the reconciliation found, and lets payouts go on: `npm run books`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run books -- status                   open findings, and the payouts that each of them halts
npm run books -- check                    checks all books and invoices now
npm run books -- resume <id>|all <why>    closes findings that have been looked into; their payouts go on`;

await atDesk(usage, async ({ desk }, [command, which, ...rest]) => {
  const because = rest.join(' ').trim();
  if (command === 'resume' && /^(all|[0-9]{1,18})$/.test(which ?? '') && because) {
    console.log(`${await desk.resumePayouts(which === 'all' ? 'all' : [BigInt(which!)], because)} closed`);
  } else if ((command !== 'status' && command !== 'check') || which) throw new UsageError();
  if (command === 'check') await desk.checkBooks();
  const { findings, reconciledAt } = await desk.bookStatus();
  for (const { id, kind, subject, details, currency, provider, foundAt } of findings) {
    console.log([id, foundAt.toISOString().slice(0, 16), kind, subject, details].join('  '));
    console.log(`    halts payouts: currency ${currency}, provider ${provider}`);
  }
  console.log(`${findings.length} open; last reconciled ${reconciledAt?.toISOString() ?? 'never'}`);
  if (command !== 'resume' && findings.length > 0) process.exitCode = 1;
});
