import { describe, expect, it } from 'vitest';
import { contrast, luminance, oklch, toHex, turnHue } from './oklch.ts';

describe('oklch', () => {
  it('agrees with known colours', () => {
    expect(toHex(oklch(1, 0, 0))).toBe('#ffffff');
    expect(toHex(oklch(0, 0, 0))).toBe('#000000');
    expect(toHex(oklch(0.628, 0.2577, 29.23))).toBe('#ff0000');
    expect(toHex(oklch(0.452, 0.3132, 264.05))).toBe('#0000ff');
  });

  it('gives up chroma, not hue, for a colour that sRGB lacks', () => {
    const strong = toHex(oklch(0.8, 0.4, 150));
    expect(strong).toMatch(/^#[0-9a-f]{6}$/);
    expect(luminance(strong)).toBeCloseTo(luminance(toHex(oklch(0.8, 0.05, 150))), 0);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('turns the shorter way round', () => {
    expect(turnHue(350, 10, 0.5)).toBeCloseTo(0);
    expect(turnHue(10, 350, 0.5)).toBeCloseTo(0);
    expect(turnHue(40, 80, 0.25)).toBe(50);
  });
});
