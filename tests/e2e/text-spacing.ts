import type { Frame, Page } from '@playwright/test';

/** What a reader may set (WCAG 2.2, 1.4.12). */
const widest = `*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`;

/** Sets the letters and lines of the page as wide as a reader may. */
export async function setTextWide(page: Page | Frame): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, widest);
}

/** Words within `selector` of which a part is cut off by what they stand in. */
export function cutWords(page: Page | Frame, selector: string): Promise<string[]> {
  return page.evaluate((within) => {
    const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
    const isCut = (node: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      for (let around = node.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // What is for screen readers alone is a point; what is scrolled comes into view.
        if (box.width <= 2 || overflowX === 'auto' || overflowX === 'scroll') return false;
        if (clips(overflowX) && (words.left < box.left - 1.5 || words.right > box.right + 1.5)) return true;
        if (clips(overflowY) && (words.top < box.top - 3 || words.bottom > box.bottom + 3)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll(within)].flatMap((part) => {
      const cut: string[] = [];
      // What is far from the screen has no place yet.
      const isLaidOut = (element: Element): boolean => element.checkVisibility({ contentVisibilityAuto: true });
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (node.data.trim() && isLaidOut(node.parentElement!) && isCut(node)) cut.push(node.data);
      }
      return cut;
    });
  }, selector);
}
