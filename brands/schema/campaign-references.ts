import type { BrandData } from './brand-data.ts';

type Campaign = BrandData['bonuses']['campaigns'][number];

/** A code would give to everybody what these give for something that was done or lost. */
const givenOtherwise: readonly string[] = ['cashback', 'quest', 'tournament', 'level'];

/** Where campaigns share a code, name a code or a level that does not start them, have an item that what starts them gives nothing of, or cap what nothing caps, by key. */
export function faultyCampaigns(campaigns: readonly Campaign[]): Map<string, string> {
  const faults = new Map<string, string>();
  for (const [n, { trigger, items }] of campaigns.entries()) {
    const other = campaigns.findIndex(({ trigger: { code } }) => code !== undefined && code === trigger.code);
    if (other >= 0 && other < n) faults.set(`${n}.trigger.code`, `"${trigger.code}" is that of "${campaigns[other]!.code}"`);
    if (trigger.code !== undefined && givenOtherwise.includes(trigger.kind))
      faults.set(`${n}.trigger.code`, `nobody enters a code for the trigger ${trigger.kind}`);
    if (trigger.level !== undefined && trigger.kind !== 'level') faults.set(`${n}.trigger.level`, 'a level needs the trigger level');
    for (const [m, { gives, terms }] of items.entries()) {
      const what = unfit(trigger.kind, gives.kind);
      if (what) faults.set(`${n}.items.${m}.gives.kind`, what);
      // Players read a cap, and costs are judged by it: what is paid at once is paid whole.
      for (const cap of isOwnMoney(gives) ? (['maxWin', 'maxWinMultiplier'] as const) : [])
        if (terms[cap] !== null) faults.set(`${n}.items.${m}.terms.${cap}`, 'nothing caps what is own money at once');
    }
  }
  return faults;
}

const isOwnMoney = (gives: Campaign['items'][number]['gives']): boolean =>
  (gives.kind === 'free-spins' && gives.winnings === 'real') || (gives.kind === 'cashback' && gives.pays === 'real');

function unfit(trigger: Campaign['trigger']['kind'], gives: Campaign['items'][number]['gives']['kind']): string | null {
  if (gives === 'percent' && trigger !== 'deposit') return 'a share of a deposit needs the trigger deposit';
  if (gives === 'cashback' && trigger !== 'cashback') return 'cashback needs the trigger cashback';
  return trigger === 'cashback' && gives !== 'cashback' ? 'the trigger cashback gives cashback alone' : null;
}
