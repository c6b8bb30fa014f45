// Players who may need help, and what was done for them: `npm run care`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run care -- list                          calls to make, limits to propose and breaks to suggest, with reasons
npm run care -- show <id or e-mail>           what was found about a player, and every step taken
npm run care -- outcome <step> <outcome> [note]
    reached, not-reached, limit-set, break-taken, declined, no-need, eased or unchanged`;

await atDesk(usage, async ({ desk }, [command, first, outcome, ...words]) => {
  if (command === 'list' && !first) {
    const steps = await desk.care();
    for (const { id, createdAt, kind, playerId, score, markers } of steps)
      console.log([id, createdAt.toISOString().slice(0, 16), kind, playerId, score, markers.join(', ')].join('  '));
    console.log(`${steps.length} waiting`);
  } else if (command === 'show' && first && !outcome) {
    const { found, steps } = await desk.careOf(first);
    console.log(
      found ? `${found.assessedAt.toISOString().slice(0, 16)}  ${found.score}  ${found.markers.join(', ')}` : 'nothing was found',
    );
    for (const step of steps)
      console.log(
        [step.id, step.createdAt.toISOString().slice(0, 16), step.kind, step.outcome ?? 'open', step.markers.join(', '), step.note].join(
          '  ',
        ),
      );
  } else if (command === 'outcome' && first && outcome) {
    await desk.recordCare(first, { outcome, note: words.join(' ') });
    console.log('recorded');
  } else throw new UsageError();
});
