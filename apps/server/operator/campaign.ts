// Looks at the brand's campaigns, publishes and stops them, gives their bonuses by hand: `npm run campaign`.
import { atDesk, UsageError } from './at-desk.ts';

const usage = `npm run campaign -- list                     all campaigns, whether they run, and what each has given away so far
npm run campaign -- show <code>              its versions, and which rule sets would refuse the newest one and why
npm run campaign -- cost <code>              what it may cost at the highest stakes allowed, with 99 % confidence (in the base currency)
npm run campaign -- publish <code>           the newest version applies to claims from now on
npm run campaign -- stop <code>              no new claims; what was promised is still given
npm run campaign -- give <code> <id or e-mail> <reference>      gives its bonuses to one player, once per reference`;

await atDesk(usage, async ({ desk }, [command, code, player, reference, ...more]) => {
  if (command === 'list' && !code) {
    for (const { code: name, status, claims, spent } of await desk.campaigns())
      console.log([name.padEnd(28), status.padEnd(8), `${claims} claims`, spent].join('  '));
  } else if (command === 'show' && code && !player) {
    const { campaign, versions, refusals } = await desk.campaign(code);
    console.log(`${code}: ${campaign.status}`);
    for (const { id, number, publishedAt } of versions)
      console.log(
        `  version ${number}  ${publishedAt ? `published ${publishedAt.toISOString()}` : 'draft'}${id === campaign.versionId ? '  holds' : ''}`,
      );
    for (const [rules, faults] of Object.entries(refusals))
      console.log(`  ${rules}: ${faults.map(({ item, says }) => (item ? `${item}: ${says}` : says)).join('; ') || 'lawful'}`);
    console.log(JSON.stringify(versions.at(-1)?.offer, null, 2));
  } else if (command === 'cost' && code && !player) {
    const { items, claims, total } = await desk.campaignCost(code);
    const sum = (value: number) => value.toFixed(2);
    const percent = (share: number) => `${Math.round(share * 100)} %`;
    for (const { name, granted, release, completed, bust, expired, worst } of items) {
      console.log(`${name}: ${sum(granted)} granted, ${sum(release.mean)} (${sum(release.low)} to ${sum(release.high)}) becomes own money`);
      console.log(
        `  played ${percent(completed)}, lost ${percent(bust)}, expired ${percent(expired)}; one claim in a hundred costs ${sum(worst)} or more`,
      );
    }
    if (total) console.log(`${claims} claims cost ${sum(total.mean)} (${sum(total.low)} to ${sum(total.high)})`);
    else console.log('nothing bounds how many have it');
  } else if (command === 'publish' && code && !player) {
    await desk.publishCampaign(code);
    console.log('published');
  } else if (command === 'stop' && code && !player) {
    await desk.stopCampaign(code);
    console.log('stopped');
  } else if (command === 'give' && code && player && reference && more.length === 0) {
    console.log((await desk.giveBonus(player, code, reference)) ? 'issued' : 'issued before by this reference');
  } else throw new UsageError();
});
