// Changes what a player may do: `npm run player`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run player -- activate <id or e-mail>
npm run player -- limit <id or e-mail>       no deposits, no play for real; withdrawals go on
npm run player -- block <id or e-mail>       no sign-in; every session ends`;

const statuses = { activate: 'active', limit: 'limited', block: 'blocked' } as const;

await atDesk(usage, async (desk, [command = '', player]) => {
  if (!player || !Object.hasOwn(statuses, command)) throw new UsageError();
  const status = statuses[command as keyof typeof statuses];
  await desk.changeStatus(player, status);
  console.log(status);
});
