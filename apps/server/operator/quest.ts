// Looks at quests, publishes and stops them, and shows what a player has made of them: `npm run quest`.
import { questState } from '@verdigale/contract';
import { atDesk, readJson, UsageError } from './at-desk.ts';

const usage = `npm run quest -- list                        all quests, whether they are offered, and how often each was begun and claimed
npm run quest -- show <identity>             its versions, and the newest one in full
npm run quest -- publish <file.json>         adds a quest to those of the brand folder, or a new version, for players who begin it from now on
npm run quest -- stop <identity>             nobody can begin it any more; players who have begun it go on
npm run quest -- end <identity>              the same, and players who have begun it and not finished lose it
npm run quest -- resume <identity>           offers it again
npm run quest -- of <id or e-mail>           the quests that a player has begun, with progress`;

const stateName = Object.fromEntries(Object.entries(questState).map(([name, state]) => [state, name]));

await atDesk(usage, async ({ desk, brand }, [command, subject, ...more]) => {
  if (more.length > 0) throw new UsageError();
  if (command === 'list' && !subject) {
    for (const { identity, origin, versionId, stoppedAt, begun, active, completed } of await desk.quests()) {
      const status = stoppedAt ? 'stopped' : versionId ? 'offered' : 'withdrawn';
      console.log(
        [identity.padEnd(28), status.padEnd(9), origin.padEnd(8), `${begun} begun, ${active} active, ${completed} claimed`].join('  '),
      );
    }
  } else if (!subject) throw new UsageError();
  else if (command === 'show') {
    const { quest, versions } = await desk.quest(subject);
    for (const { id, createdAt } of versions) console.log(`${createdAt.toISOString()}${id === quest.versionId ? '  holds' : ''}`);
    const { id, identity } = quest;
    console.log(JSON.stringify({ id, identity, ...versions.at(-1)?.terms }, null, 2));
  } else if (command === 'publish') {
    const { readQuest } = await import('@verdigale/brand-schema/load');
    const quest = readQuest(subject, await readJson(subject), brand);
    await desk.publishQuest(quest);
    console.log(`published: ${quest.identity}`);
  } else if (command === 'stop' || command === 'end') {
    await desk.stopQuest(subject, { isEnded: command === 'end' });
    console.log(command === 'end' ? 'ended' : 'stopped');
  } else if (command === 'resume') {
    await desk.resumeQuest(subject);
    console.log('offered');
  } else if (command === 'of') {
    for (const { identity, state, startedAt, endsAt, tasks, terms } of await desk.questsOf(subject)) {
      const until = endsAt ? `until ${endsAt.toISOString()}` : 'without an end';
      console.log([identity.padEnd(28), stateName[state], `begun ${startedAt.toISOString()}`, until].join('  '));
      for (const { id, progress, completedAt } of tasks) {
        const names = terms.tasks.find((task) => task.id === id)!.names;
        console.log(`  ${names.en ?? Object.values(names)[0]}: ${completedAt ? 'done' : progress}`);
      }
    }
  } else throw new UsageError();
});
