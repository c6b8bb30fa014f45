import type { SportBet } from '@verdigale/contract';
import { IconButton } from '@verdigale/ui/button';
import { LiveRegion } from '@verdigale/ui/live-region';
import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { eventName, outcomeName } from '#client/odds/names.ts';
import { pathOf } from '#client/route/route.ts';
import { usePriceText } from '#client/settings/odds-format.ts';
import { useStart } from '#client/start/start-context.ts';
import { useText } from '#client/texts/texts.ts';

/** What a bet is on, for others: no stake, no name, and a link that puts the same legs on their slip. */
export function ShareBet({ bet }: { bet: SportBet }) {
  const text = useText();
  const { siteOrigin } = useStart();
  const priceText = usePriceText();
  const [isCopied, setCopied] = useState(false);
  const named = bet.legs.map((leg) => ({
    on: [outcomeName(text, leg, leg.outcome, leg.competitors), eventName(leg.competitors) || leg.tournament],
    price: leg.builder === null ? [priceText(leg.price)] : [],
  }));
  const words = [
    ...named.map(({ on, price }) => [...on, ...price].join(', ')),
    ...bet.builderPrices.map((price) => `${text('ticket.4')}: ${priceText(price)}`),
  ];
  const legs = bet.legs.map(({ eventId, outcomeId }) => `${eventId}:${outcomeId}`).join(',');
  const url = `${siteOrigin}/betting?setIframePath=${encodeURIComponent(pathOf('slip', legs))}`;
  async function share() {
    const title = text('share.title');
    const said = words.join('\n');
    try {
      if (navigator.share) return await navigator.share({ title, text: said, url });
      await navigator.clipboard.writeText(`${said}\n${url}`);
      setCopied(true);
    } catch {
      // Changed their mind, or the browser forbids it.
    }
  }
  return (
    <>
      <IconButton
        icon={isCopied ? Check : Share2}
        label={text(isCopied ? 'share.copied' : 'share.label')}
        onClick={() => void share()}
        size="sm"
      />
      <LiveRegion>{isCopied && text('share.copied')}</LiveRegion>
    </>
  );
}
