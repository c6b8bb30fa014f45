import type { Browser } from '@playwright/test';

export interface Picture {
  title: string;
  data: Buffer;
}

/** A sheet is so wide, and so many rows of pictures high. */
const sheetWidth = 1800;
const leastWidth = 290;
const mostHeight = 1500;

/** Pictures of one size side by side with their titles, on as many sheets as they need. */
export async function sheetOf(browser: Browser, pictures: readonly Picture[], size: { width: number; height: number }): Promise<Buffer[]> {
  const columns = Math.max(1, Math.floor(sheetWidth / Math.max(leastWidth, Math.min(size.width, 590))));
  const width = Math.floor(sheetWidth / columns) - 8;
  const rows = Math.max(1, Math.floor(mostHeight / ((width * size.height) / size.width + 26)));
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 400 } });
  const sheets: Buffer[] = [];
  for (let from = 0; from < pictures.length; from += columns * rows) {
    const figures = pictures
      .slice(from, from + columns * rows)
      .map(({ title, data }) => `<figure>${title}<img src="data:image/jpeg;base64,${data.toString('base64')}" width="${width}"></figure>`);
    await page.setContent(
      `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#333;color:#fff;font:14px/20px sans-serif}figure{margin:0;width:${width}px}img{display:block}</style>${figures.join('')}`,
    );
    sheets.push(await page.screenshot({ fullPage: true }));
  }
  await page.close();
  return sheets;
}
