import {
  coverSizes,
  ogKinds,
  paymentBadgeNames,
  paymentBadgeSvg,
  providerLogoSvg,
  stateArtNames,
  stateArtSvg,
  subjectSeed,
  type AppIconPurpose,
  type CoverSeed,
  type MarkColours,
  type OgKind,
} from '@verdigale/art';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDrawings, drawingOf, type Drawing } from './drawings.ts';
import { findFlag } from './flags.ts';
import type { Gallery } from './gallery.ts';
import type { PictureSource } from './options.ts';
import { contentTypes, pictureHash, type Picture } from './picture.ts';
import { sendNoPicture, sendPicture } from './send-picture.ts';

/** Icons by file name. A mask cuts the maskable ones, iOS wants its own. */
const icons = new Map<string, { purpose: AppIconPurpose; side: number }>([
  ['icon-192.png', { purpose: 'any', side: 192 }],
  ['icon-512.png', { purpose: 'any', side: 512 }],
  ['maskable-192.png', { purpose: 'maskable', side: 192 }],
  ['maskable-512.png', { purpose: 'maskable', side: 512 }],
  ['apple-touch-icon.png', { purpose: 'touch', side: 180 }],
]);

const identityPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_IDENTITY_LENGTH = 80;
/** More than there are studios and states; some 20 KB each. */
const MOST_DRAWINGS = 500;

type Params = { kind: string; identity: string; file: string };
type Request = FastifyRequest<{ Params: Params }>;

interface PictureDeps {
  gallery: Gallery;
  source: PictureSource;
  mark: MarkColours;
}

/** Every picture of the site, below `/img`. */
export function pictureRoutes(app: FastifyInstance, { gallery, source, mark }: PictureDeps): void {
  const sendDrawn = (request: FastifyRequest, reply: FastifyReply, picture: Picture) =>
    sendPicture(request, reply, {
      type: contentTypes[picture.kind],
      tag: pictureHash(picture),
      load: () => gallery.get(picture),
    });

  // One takes some milliseconds to draw, in the process that answers every call.
  const drawing = createDrawings(MOST_DRAWINGS);

  app.get('/games/:identity/:file', async (request: Request, reply) => {
    const { identity, file } = request.params;
    const size = coverSizes.get(stem(file, '.avif') ?? '');
    const seed = size && isIdentity(identity) ? await source.findGame(identity) : undefined;
    if (!size || !seed) return sendNoPicture(reply);
    return sendDrawn(request, reply, { kind: 'cover', seed, size });
  });

  app.get('/og/:kind/:file', async (request: Request, reply) => {
    const identity = stem(request.params.file, '.png') ?? '';
    const kind = ogKinds.find((name) => name === request.params.kind);
    const subject = kind && isIdentity(identity) ? await subjectOf(source, kind, identity) : undefined;
    return subject ? sendDrawn(request, reply, { kind: 'og', ...subject, mark }) : sendNoPicture(reply);
  });

  app.get('/icons/:file', async (request: Request, reply) => {
    const icon = icons.get(request.params.file);
    return icon ? sendDrawn(request, reply, { kind: 'icon', ...icon, mark }) : sendNoPicture(reply);
  });

  app.get('/providers/:file', async (request: Request, reply) => {
    const identity = stem(request.params.file, '.svg') ?? '';
    const provider = isIdentity(identity) ? await source.findProvider(identity) : undefined;
    if (!provider) return sendNoPicture(reply);
    return sendSvg(
      request,
      reply,
      drawing(`provider ${identity} ${provider.name}`, () => providerLogoSvg(provider)),
    );
  });

  app.get('/methods/:file', async (request: Request, reply) => {
    const name = paymentBadgeNames.find((badge) => `${badge}.svg` === request.params.file);
    return name ? sendSvg(request, reply, drawingOf(paymentBadgeSvg(name))) : sendNoPicture(reply);
  });

  app.get('/art/:file', async (request: Request, reply) => {
    const name = stateArtNames.find((state) => `${state}.svg` === request.params.file);
    return name
      ? sendSvg(
          request,
          reply,
          drawing(`state ${name}`, () => stateArtSvg(name)),
        )
      : sendNoPicture(reply);
  });

  app.get('/flags/:file', async (request: Request, reply) => {
    const flag = await findFlag(stem(request.params.file, '.svg') ?? '');
    return flag === null ? sendNoPicture(reply) : sendSvg(request, reply, drawingOf(flag));
  });

  // Without it the site would draw a whole page for a picture that is not there.
  app.get('/*', async (_request, reply) => sendNoPicture(reply));
}

/** What the picture of a link shows, and the name that it letters. */
async function subjectOf(source: PictureSource, kind: OgKind, identity: string): Promise<{ seed: CoverSeed; name: string } | undefined> {
  if (kind === 'games') {
    const seed = await source.findGame(identity);
    return seed && { seed, name: seed.name };
  }
  const name = kind === 'providers' ? (await source.findProvider(identity))?.name : await source.findTitle(kind, identity);
  return name === undefined ? undefined : { seed: subjectSeed(kind, identity), name };
}

function sendSvg(request: FastifyRequest, reply: FastifyReply, { svg, tag }: Drawing): Promise<FastifyReply> {
  return sendPicture(request, reply, { type: 'image/svg+xml; charset=utf-8', tag, load: () => svg });
}

function isIdentity(text: string): boolean {
  return text.length <= MAX_IDENTITY_LENGTH && identityPattern.test(text);
}

/** A file name without its ending; null when it has another one. */
function stem(file: string, ending: string): string | null {
  return file.endsWith(ending) ? file.slice(0, -ending.length) : null;
}
