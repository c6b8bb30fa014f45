// Who may act for the operator: `npm run staff`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run staff -- list                     whose keys hold, wait for a second person, or were ended
npm run staff -- key                      makes a key of your own, which you keep to yourself, and its print, which you give to a colleague
npm run staff -- add <name> <print>       lets the key with that print act as <name>: the first two people's at once, else after the approval
npm run staff -- approve <print>          by another person than the one who added it
npm run staff -- end <print>              at once and for good: for a lost key, and for a colleague who leaves`;

await atDesk(usage, async ({ desk }, [command, first, second, ...more]) => {
  if (more.length > 0) throw new UsageError();
  if (command === 'list' && !first) {
    const keys = await desk.staffKeys();
    for (const { print, name, isDemo, addedAt, addedBy, approvedBy, endedBy } of keys) {
      const state = endedBy ? `ended by ${endedBy}` : addedBy && !approvedBy ? 'waits for approval' : 'holds';
      const origin = isDemo ? 'demo' : addedBy ? `added by ${addedBy}` : 'among the first two';
      console.log([name.padEnd(12), print, addedAt.toISOString().slice(0, 16), origin, state].join('  '));
    }
    console.log(keys.length > 0 ? `${keys.length} keys` : 'nobody acts yet: each of the first two makes a key, and is added');
  } else if (command === 'key' && !first) {
    const { key, print } = desk.newStaffKey();
    console.log(`key    ${key}\nprint  ${print}`);
  } else if (command === 'add' && first && second) {
    const state = await desk.addStaffKey({ name: first, print: second });
    console.log(state === 'holds' ? 'holds' : `waits for a second person: npm run staff -- approve ${second}`);
  } else if (command === 'approve' && first && !second) {
    console.log(`holds: ${await desk.approveStaffKey({ print: first })}`);
  } else if (command === 'end' && first && !second) {
    console.log(`ended: a key of ${await desk.endStaffKey({ print: first })}`);
  } else throw new UsageError();
});
