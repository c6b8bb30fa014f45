/** The sheet that a picture is drawn on: 360 units along its shorter side, whatever its pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Middle and radius of the seal. */
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** The width of a line of one pixel, in units. */
  readonly pixel: number;
  /** 0 at the smallest picture to 1 at the largest: how many lines it bears before they run together. */
  readonly detail: number;
}

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const SHORT_SIDE = 360;

export function canvasFor({ width, height }: PixelSize): Canvas {
  const unit = SHORT_SIDE / Math.min(width, height);
  const [w, h] = [width * unit, height * unit];
  const isTall = h > w * 1.15;
  return {
    width: w,
    height: h,
    cx: w / 2,
    cy: h * (isTall ? 0.415 : 0.475),
    radius: isTall ? 96 : 88,
    pixel: unit,
    detail: Math.min(1, Math.max(0, (Math.min(width, height) - 100) / 260)),
  };
}

/** How many lines to draw of `most`, when the smallest picture bears `least`. */
export function lineCount(canvas: Canvas, least: number, most: number): number {
  return Math.round(least + (most - least) * canvas.detail);
}
