// Looks at players' documents and decides them: `npm run documents`.
import { writeFileSync } from 'node:fs';
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run documents -- list                    documents that wait for review
npm run documents -- save <id> <path>        saves the document's file to that path
npm run documents -- approve <id>
npm run documents -- reject <id> <reason>    the player sees the reason`;

await atDesk(usage, async ({ desk }, [command, id, ...rest]) => {
  const last = rest.join(' ').trim();
  if (command === 'list') {
    const waiting = await desk.pendingDocuments();
    for (const each of waiting)
      console.log(
        [each.id, each.createdAt.toISOString().slice(0, 16), each.type, `${Math.ceil(each.size / 1024)} KB`, each.playerId].join('  '),
      );
    console.log(`${waiting.length} waiting`);
    return;
  }
  if (!id) throw new UsageError();
  if (command === 'save' && last) {
    // Never over a file that is there: the name may be mistyped.
    writeFileSync(last, (await desk.readDocument(id)).content, { flag: 'wx', mode: 0o600 });
    console.log(`written to ${last}`);
  } else if (command === 'approve' && !last) {
    await desk.decideDocument(id, { isApproved: true });
    console.log('approved; the player is notified');
  } else if (command === 'reject' && last) {
    await desk.decideDocument(id, { isApproved: false, reason: last });
    console.log('rejected; the player is notified');
  } else throw new UsageError();
});
