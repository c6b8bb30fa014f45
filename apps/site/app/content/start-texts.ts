import { patiently } from '#app/lazy-part.ts';
import { fetchTexts } from './content-source.ts';
import { startCollections, type ContentTree } from './content-tree.ts';

export type StartTexts = Readonly<Record<string, ContentTree>>;

/** The error page says its own words without them. */
let texts: StartTexts = Object.fromEntries(startCollections.map((name) => [name, {}]));

/** In the browser, before the page comes alive: React has to find the words that the server wrote. */
export async function loadStartTexts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[as="fetch"]');
  if (link) texts = (await patiently(() => fetchTexts(link.href))) as unknown as StartTexts;
}

/** On the server those of each render by its start-up data, which is all of it that `meta` functions get. */
const rendered = new WeakMap<object, StartTexts>();

export function keepForRender(root: object, own: StartTexts): void {
  rendered.set(root, own);
}

export function startTextsOf(root: object | undefined): StartTexts {
  return (root && rendered.get(root)) ?? texts;
}
