/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. (Björn Ottosson, "A perceptual color space", 2020) */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export const oklch = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** The nearest sRGB colour as #rrggbb; chroma gives way where sRGB has no such colour, lightness and hue stay. */
export function toHex(colour: Oklch): string {
  let { c } = colour;
  let rgb = toLinear({ ...colour, c });
  while (c > 0 && !rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)) {
    c = Math.max(0, c - 0.004);
    rgb = toLinear({ ...colour, c });
  }
  return `#${rgb.map((channel) => byte(encode(channel))).join('')}`;
}

/** Relative luminance (WCAG 2) of a #rrggbb colour. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two #rrggbb colours, 1–21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The hue that lies this share of the shorter way from one hue to another. */
export function turnHue(from: number, to: number, share: number): number {
  const way = ((((to - from) % 360) + 540) % 360) - 180;
  return (((from + way * share) % 360) + 360) % 360;
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const encode = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(0, linear) ** (1 / 2.4) - 0.055);
const decode = (encoded: number): number => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);
const byte = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
