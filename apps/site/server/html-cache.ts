import { compressWell, storePage, type RenderedPage, type StoredPage } from './stored-page.ts';

export interface HtmlCacheOptions {
  /** A stored page is sent without a thought this long. */
  freshMs: number;
  /** After that it is still sent, while a new one is rendered behind it, until it is this old; later only where no new one can be had. */
  staleMs: number;
  maxEntries: number;
  /** Renders at the same time; more would only make each of them slower. */
  maxRenders: number;
  /** Renders that may wait for their turn; the next one is refused. */
  maxWaiting: number;
  now?: () => number;
}

type Admit = () => Promise<void> | undefined;

/** Too many pages wait to be rendered: answer 503 and let the visitor come back. */
export class RenderOverload extends Error {
  constructor() {
    super('Too many renders are waiting');
    this.name = 'RenderOverload';
  }
}

interface Entry {
  page: StoredPage;
  storedAt: number;
}

/** What the router answers to a data request that leads elsewhere is a 202. */
const isPage = ({ status }: StoredPage) => status === 200 || (status >= 400 && status < 500);

/**
 * Guest pages by key, stale while revalidated. One render a key at a time, `maxRenders` in all. Failed renders (5xx and
 * thrown errors) are never stored; while an older page is there, it is sent instead. Nor are redirects, which cost little: those of codes (a link
 * of a mail) would push the pages out, and answer the next press with what became of the last one.
 */
export class HtmlCache {
  readonly #options: HtmlCacheOptions;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<StoredPage>>();
  readonly #waiting: (() => void)[] = [];
  #active = 0;

  constructor(options: HtmlCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** `admit` is called before a render that nobody waits for yet: it may have to wait, and throws where the visitor has had too many. */
  async get(key: string, render: () => Promise<RenderedPage>, admit: Admit = () => undefined): Promise<StoredPage> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#render(key, render, admit);
    const age = this.#now() - entry.storedAt;
    const isTrue = this.#now() < entry.page.changesAt;
    if (isTrue && age < this.#options.freshMs) return entry.page;
    // However old, it is better than a failure.
    const fresh = this.#render(key, render, admit).then(
      (page) => (page.status < 500 ? page : entry.page),
      () => entry.page,
    );
    return isTrue && age < this.#options.staleMs ? entry.page : fresh;
  }

  async #render(key: string, render: () => Promise<RenderedPage>, admit: Admit): Promise<StoredPage> {
    const running = this.#running.get(key);
    if (running) return running;
    const turn = admit();
    if (turn) {
      await turn;
      // Somebody else may have had it rendered meanwhile.
      return this.get(key, render);
    }
    const promise = this.#renderNow(key, render).finally(() => this.#running.delete(key));
    this.#running.set(key, promise);
    return promise;
  }

  async #renderNow(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    await this.#enter();
    try {
      const rendered = await render();
      const before = this.#entries.get(key)?.page;
      const page = await storePage(rendered, before);
      if (isPage(page)) {
        this.#keep(key, page);
        if (page.raw === before?.raw) void compressWell(page);
      } else if (page.status < 500) this.#entries.delete(key);
      return page;
    } finally {
      this.#leave();
    }
  }

  #keep(key: string, page: StoredPage): void {
    this.#entries.delete(key);
    this.#entries.set(key, { page, storedAt: this.#now() });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#options.maxEntries && !oldest.done) this.#entries.delete(oldest.value);
  }

  async #enter(): Promise<void> {
    if (this.#active < this.#options.maxRenders) {
      this.#active += 1;
      return;
    }
    if (this.#waiting.length >= this.#options.maxWaiting) throw new RenderOverload();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#active -= 1;
  }
}
