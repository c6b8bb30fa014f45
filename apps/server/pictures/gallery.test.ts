import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGallery, GalleryFull } from './gallery.ts';
import type { Painter, Urgency } from './painter.ts';
import { pictureFile, pictureHash, pictureVersion, type Picture } from './picture.ts';
import { createPictureStore } from './picture-store.ts';

const cover = (identity: string, tags: string[] = []): Picture => ({
  kind: 'cover',
  seed: { identity, provider: 'northlathe', category: 'slots', tags },
  size: { width: 120, height: 160 },
});

/** A painter that finishes on request and remembers what it was asked for. */
function handPainter() {
  const asked: { urgency: Urgency; hurried: boolean; finish(text: string): void; fail(): void }[] = [];
  const painter: Painter = {
    paint(_picture, urgency) {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      const task = { urgency, hurried: false, finish: (text: string) => resolve(Buffer.from(text)), fail: () => reject(new Error('torn')) };
      asked.push(task);
      return { data: promise, hurry: () => void (task.hurried = true) };
    },
    close: async () => {},
  };
  return { painter, asked };
}

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'gallery-'));
});
afterEach(() => rm(cacheDir, { recursive: true }));

function gallery() {
  const { painter, asked } = handPainter();
  const failures: unknown[] = [];
  const store = createPictureStore(cacheDir, pictureVersion);
  return { asked, failures, store, ...createGallery({ store, painter, onStoreError: (error) => failures.push(error) }) };
}

/** Lets file operations under way answer. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

describe('the gallery', () => {
  it('has a picture drawn once, however many ask for it', async () => {
    const { get, asked } = gallery();
    const all = Promise.all(Array.from({ length: 20 }, () => get(cover('a'))));
    await until(() => asked.length > 0);
    asked[0]?.finish('drawn');
    expect((await all).map(String)).toEqual(Array.from({ length: 20 }, () => 'drawn'));
    expect(String(await get(cover('a')))).toBe('drawn');
    expect(asked).toHaveLength(1);
  });

  it('hurries a picture in preparation when somebody asks for it', async () => {
    const { get, prepare, asked } = gallery();
    const prepared = prepare(cover('a'));
    await until(() => asked.length > 0);
    expect(asked[0]).toMatchObject({ urgency: 'idle', hurried: false });
    const picture = get(cover('a'));
    await until(() => asked[0]?.hurried === true);
    asked[0]?.finish('drawn');
    expect(String(await picture)).toBe('drawn');
    await prepared;
    expect(asked).toHaveLength(1);
  });

  it('does not prepare what is kept', async () => {
    const { prepare, store, asked } = gallery();
    await store.save(pictureFile(cover('a')), Buffer.from('kept'));
    await prepare(cover('a'));
    expect(asked).toHaveLength(0);
  });

  it('tries again after a failure', async () => {
    const { get, asked } = gallery();
    const first = get(cover('a'));
    await until(() => asked.length === 1);
    asked[0]?.fail();
    await expect(first).rejects.toThrow('torn');
    const second = get(cover('a'));
    await until(() => asked.length === 2);
    asked[1]?.finish('drawn');
    expect(String(await second)).toBe('drawn');
  });

  it('gives the picture when the disk fails', async () => {
    const { get, asked, failures } = gallery();
    await writeFile(join(cacheDir, pictureVersion), 'a file where the folder should be');
    const picture = get(cover('a')).catch(() => null);
    await until(() => asked.length > 0);
    asked[0]?.finish('drawn');
    expect(String(await picture)).toBe('drawn');
    expect(failures).toHaveLength(2);
  });

  it('refuses to let ever more people wait', async () => {
    const { get, asked } = gallery();
    const some = Array.from({ length: 400 }, (_, i) => get(cover(`a${i}`)).catch(() => null));
    await until(() => asked.length === 400);
    await expect(get(cover('one-more'))).rejects.toThrow(GalleryFull);
    for (const task of asked) task.finish('drawn');
    await Promise.all(some);
  });
});

describe('names of pictures', () => {
  it('change with the generator, the seed and the size', () => {
    const base = cover('a', ['moon']);
    const wider: Picture = {
      kind: 'cover',
      seed: { identity: 'a', provider: 'northlathe', category: 'slots', tags: ['moon'] },
      size: { width: 180, height: 240 },
    };
    const all = [
      pictureHash(base),
      pictureHash(base, '0.0'),
      pictureHash(cover('a', ['sun'])),
      pictureHash(cover('b', ['moon'])),
      pictureHash(wider),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('stay when a seed knows more than is drawn', () => {
    const seed = { identity: 'a', provider: 'northlathe', category: 'slots' as const, tags: [], name: 'A', score: 3 };
    expect(pictureHash({ kind: 'cover', seed, size: { height: 160, width: 120 } })).toBe(pictureHash(cover('a')));
  });
});

describe('the store', () => {
  it('removes what other versions of the generator left, and nothing else', async () => {
    for (const folder of ['0.1', pictureVersion, 'notes']) {
      await mkdir(join(cacheDir, folder));
      await writeFile(join(cacheDir, folder, 'x.avif'), 'x');
    }
    await createPictureStore(cacheDir, pictureVersion).prune();
    expect((await readdir(cacheDir)).toSorted()).toEqual([pictureVersion, 'notes'].toSorted());
  });

  it('leaves no drafts behind', async () => {
    const store = createPictureStore(cacheDir, '9.9');
    await Promise.all([store.save('a.avif', Buffer.from('one')), store.save('a.avif', Buffer.from('one'))]);
    expect(await readdir(join(cacheDir, '9.9'))).toEqual(['a.avif']);
    expect(await readFile(join(cacheDir, '9.9', 'a.avif'), 'utf8')).toBe('one');
    expect(await store.find('b.avif')).toBeNull();
  });

  it('leaves nothing of a picture that could not be kept', async () => {
    const store = createPictureStore(cacheDir, '9.9');
    await mkdir(join(cacheDir, '9.9', 'a.avif', 'in its place'), { recursive: true });
    await expect(store.save('a.avif', Buffer.from('a picture'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(await readdir(join(cacheDir, '9.9'))).toEqual(['a.avif']);
  });
});
