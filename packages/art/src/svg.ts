/** A coordinate with one decimal: a tenth of a unit is below a pixel at every size that is made. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export type Point = readonly [x: number, y: number];

/** A path through the points by straight lines; enough points make it a curve. */
export function polyline(points: readonly Point[], isClosed = false): string {
  const steps = points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
  return `M${steps}${isClosed ? 'Z' : ''}`;
}

/** The closed path of a circle. */
export function circle(cx: number, cy: number, r: number): string {
  return `M${num(cx - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`;
}

/** A closed ellipse, turned by `turn` degrees. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, turn = 0): string {
  const [dx, dy] = polar(0, 0, rx, turn);
  const arc = (x: number, y: number) => `a${num(rx)} ${num(ry)} ${num(turn)} 1 1 ${num(x)} ${num(y)}`;
  return `M${num(cx - dx)} ${num(cy - dy)}${arc(2 * dx, 2 * dy)}${arc(-2 * dx, -2 * dy)}Z`;
}

/** A rectangle with rounded corners. */
export function roundRect(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${num(x + r)} ${num(y)}h${num(w)}${corner(r, r)}v${num(h)}${corner(-r, r)}h${num(-w)}${corner(-r, -r)}v${num(-h)}${corner(r, -r)}Z`;
}

/** A star or, with one radius, a regular polygon; the first tip points up. */
export function star(cx: number, cy: number, tips: number, outer: number, inner: number | null = null, turn = 0): string {
  const count = inner === null ? tips : tips * 2;
  const points = Array.from({ length: count }, (_, i) =>
    polar(cx, cy, inner !== null && i % 2 === 1 ? inner : outer, turn - 90 + (360 / count) * i),
  );
  return polyline(points, true);
}

/** Straight strokes between two radii at equal angles: ticks of a dial, rays. */
export function spokes(cx: number, cy: number, count: number, from: number, to: number, turn = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn - 90 + (360 / count) * i;
    return polyline([polar(cx, cy, from, angle), polar(cx, cy, to, angle)]);
  }).join('');
}

/** The point at this distance and angle (degrees, clockwise from the right). */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}
