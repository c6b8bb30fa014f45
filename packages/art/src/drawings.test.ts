import { describe, expect, it } from 'vitest';
import { appIconSvg } from './app-icon.ts';
import { canLetter, lettering } from './lettering.ts';
import { contrast } from './oklch.ts';
import { ogImageSvg, subjectSeed } from './og-image.ts';
import { paymentBadgeNames, paymentBadgeSvg } from './payment-badge.ts';
import { providerInk, providerLogoSvg } from './provider-logo.ts';
import { stateArtNames, stateArtSvg } from './state-art.ts';

const mark = { ground: '#071011', accent: '#f09c61', gain: '#6fd4b6' };

/** Sent as they are, so they may not lean on a font, a script or another file, and not be heavy. */
const sent: [string, string, number][] = [
  ['studio', providerLogoSvg({ identity: 'tidewrack-foundry', name: 'Tidewrack Foundry' }), 20_000],
  ...paymentBadgeNames.map((name): [string, string, number] => [name, paymentBadgeSvg(name), 2_000]),
  ...stateArtNames.map((name): [string, string, number] => [name, stateArtSvg(name), 26_000]),
  ['icon', appIconSvg('any', 192, mark), 4_000],
];

it.each(sent)('%s stands alone and is light', (_name, svg, limit) => {
  expect(svg).not.toMatch(/<text|<image|<script|href|font|NaN|undefined/);
  expect(svg.length).toBeLessThan(limit);
});

describe('stamps of studios', () => {
  it('can be seen on light and dark surfaces', () => {
    for (let i = 0; i < 60; i++) {
      const ink = providerInk(`studio-${i}`);
      expect(contrast(ink, '#ffffff')).toBeGreaterThan(3);
      expect(contrast(ink, '#162324')).toBeGreaterThan(3);
    }
  });

  it('keep a long name on the plate', () => {
    const svg = providerLogoSvg({ identity: 'x', name: 'Extraordinarily Longwinded Manufactory' });
    expect(svg).toContain('viewBox="0 0 116 40"');
    const scales = [...svg.matchAll(/translate\(42 [\d.]+\) scale\(([\d.]+)\)/g)].map((match) => Number(match[1]));
    const widths = ['Extraordinarily', 'Longwinded Manufactory'].map((text, i) => lettering(text, 30).width * (scales[i] ?? 1));
    expect(Math.max(...widths)).toBeLessThanOrEqual(72.1);
  });
});

describe('lettering', () => {
  it('knows Latin letters with and without accents, digits and a few signs', () => {
    expect(canLetter("Oldwick & Daughters No. 7's-Éclair")).toBe(true);
    expect(canLetter('Казино')).toBe(false);
    expect(lettering('É').markup).toBe(lettering('E').markup);
  });

  it('is as wide as its letters', () => {
    expect(lettering('II').width).toBeLessThan(lettering('MM').width);
    expect(lettering('').width).toBe(0);
  });
});

describe('pictures of shared links', () => {
  it('bear the name where it can be drawn, and none where it cannot', () => {
    const seed = subjectSeed('collections', 'live');
    expect(seed.category).toBe('live');
    expect(ogImageSvg(seed, 'Live casino', mark).length).toBeGreaterThan(ogImageSvg(seed, 'Казино', mark).length);
    expect(ogImageSvg(seed, 'Казино', mark)).not.toContain('NaN');
  });
});
