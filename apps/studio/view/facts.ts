import type { RulesParts } from './game-view.ts';
import { element } from './elements.ts';

/** What the rules page of every game states: return, volatility, highest win, stakes, how a round is decided, keys. */
export function factsSection(parts: RulesParts): HTMLElement {
  const { config, say, amount, stakes } = parts;
  const number = new Intl.NumberFormat(config.locale, { maximumFractionDigits: 4 });
  const written = (decimal: string): string => number.format(decimal as Intl.StringNumericLiteral);
  const { rtpPercent, highestRtpPercent, maxWin } = config.facts;
  const rtp = highestRtpPercent
    ? say('rules.rtpRangeText', { rtp: written(rtpPercent), highest: written(highestRtpPercent) })
    : say('rules.rtpText', { rtp: written(rtpPercent) });
  return element(
    'section',
    { class: 'facts' },
    fact(say('rules.rtp'), rtp),
    fact(say('rules.volatility'), volatilityText(parts, written)),
    fact(say('rules.maxWin'), say('rules.maxWinText', { maxWin: written(maxWin) })),
    fact(say('rules.stakes'), say('rules.stakesText', { from: amount(stakes.from), to: amount(stakes.to) })),
    fact(say('rules.fairness'), `${say('rules.fairnessText')} ${say('rules.malfunction')}`),
    fact(say('rules.keys'), say('rules.keysText')),
  );
}

function volatilityText({ config, say }: RulesParts, written: (decimal: string) => string): string {
  const { level, from, to } = config.facts.volatility;
  if (from !== to) return say('rules.deviationRange', { from: written(from), to: written(to) });
  const deviation = say('rules.deviation', { deviation: written(from) });
  return level ? `${say(`rules.${level}`)} ${deviation}` : deviation;
}

function fact(name: string, text: string): HTMLElement {
  return element('div', { class: 'fact' }, element('h3', {}, name), element('p', {}, text));
}
