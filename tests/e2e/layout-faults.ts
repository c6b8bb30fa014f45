import type { Page } from '@playwright/test';

/** The least width and height of what is touched, in CSS pixels (WCAG 2.2, 2.5.8). */
const leastTarget = 24;

/**
 * What a player could not use on the page of any game as it stands: a control that is cut off, covered or smaller than `leastTarget`, words
 * that do not fit their button, no main action in sight, or a page wider than its window. One of each kind of control is named.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async (least) => {
    // A window that has just changed its size is laid out for it with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const found = new Map<string, string>();
    const slack = 2;
    const dialog = document.querySelector('dialog[open]');
    const isSeen = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true }) && each.closest('.unseen') === null;
    /** A radio is as large as the label that it fills. */
    const targetOf = (each: Element): Element => (each.matches('[type="radio"], [type="checkbox"]') && each.closest('label')) || each;
    const reaches = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left < outer.left - slack ||
      inner.right > outer.right + slack ||
      inner.top < outer.top - slack ||
      inner.bottom > outer.bottom + slack;
    /** Whether a corner of the words lies outside of a round button. */
    const leavesRound = (words: DOMRect, button: DOMRect): boolean => {
      const [x, y] = [button.left + button.width / 2, button.top + button.height / 2];
      const wide = Math.max(Math.abs(words.left - x), Math.abs(words.right - x)) / (button.width / 2);
      const high = Math.max(Math.abs(words.top - y), Math.abs(words.bottom - y)) / (button.height / 2);
      return wide ** 2 + high ** 2 > 1.05;
    };
    const controls = [...(dialog ?? document).querySelectorAll('button, input, a[href], select, [role="button"]')].filter(isSeen);
    for (const control of new Set(controls.map(targetOf))) {
      const box = control.getBoundingClientRect();
      const kind = control.classList[0] ?? control.tagName;
      const name = `${kind} "${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}"`;
      const fault = (what: string, more = ''): void => void (found.has(kind + what) || found.set(kind + what, `${name} ${what}${more}`));
      const { offsetWidth, offsetHeight } = control as HTMLElement;
      if (Math.min(offsetWidth, offsetHeight) < least) fault('is small', `: ${offsetWidth} by ${offsetHeight}`);
      if (reaches(box, new DOMRect(0, 0, innerWidth, innerHeight))) fault('is cut off');
      const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // The draw of a shared round lies over its board until the next bets.
      const isDrawn = control.closest('.live-stage:not([data-phase="betting"]) .live-felt') !== null;
      if (above && !isDrawn && !control.contains(above) && !above.contains(control)) fault('is covered', ` by ${above.className}`);
      if (control.scrollWidth > control.clientWidth + slack)
        fault('is too narrow', ` for its words: ${control.clientWidth} of ${control.scrollWidth}`);
      const isRound = getComputedStyle(control).borderStartStartRadius === '50%';
      for (const words of [...control.querySelectorAll('span, b')].filter(isSeen)) {
        if (words.scrollWidth > words.clientWidth + slack && words.clientWidth > 0) fault('cuts its words');
        const lines = document.createRange();
        lines.selectNodeContents(words);
        for (const line of lines.getClientRects()) {
          if (reaches(line, box) || (isRound && leavesRound(line, box))) fault('does not hold its words');
        }
      }
      for (let around = control.parentElement; around; around = around.parentElement) {
        const hides = getComputedStyle(around).overflow !== 'visible';
        if (hides && reaches(box, around.getBoundingClientRect())) fault('is clipped', ` by ${around.className || around.tagName}`);
      }
    }
    if (!dialog && !controls.some((control) => control.matches('.spin'))) found.set('main', 'the main action is not in sight');
    for (const part of document.querySelectorAll('.game, .stage, .own, .controls')) {
      if (part.scrollHeight > part.clientHeight + 2)
        found.set(part.className, `${part.className} hides ${part.scrollHeight - part.clientHeight} pixels`);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.set('page', 'the page is wider than its window');
    return [...found.values()];
  }, leastTarget);
}
