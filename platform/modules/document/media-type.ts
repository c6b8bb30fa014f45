import { fileTypeFromBuffer } from 'file-type';

const accepted: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'application/pdf']);

/** How a PNG, a JPEG and a PDF begin. */
const signatures = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex'), Buffer.from('%PDF')];
/** After so many bytes it is known whether a file may be one of them. */
export const signatureBytes = Math.max(...signatures.map(({ length }) => length));

/** Whether what begins like this may be of a kind that we accept, however few bytes of it there are. */
export function mayBeAccepted(beginning: Buffer): boolean {
  return signatures.some((signature) => {
    const known = Math.min(signature.length, beginning.length);
    return signature.subarray(0, known).equals(beginning.subarray(0, known));
  });
}

/** The media type by the bytes themselves, if it is one that we accept; a name or a header can claim anything. (wire 4.1) */
export async function acceptedMediaType(content: Uint8Array): Promise<string | null> {
  const found = await fileTypeFromBuffer(content);
  return found && accepted.has(found.mime) ? found.mime : null;
}

const longestName = 200;

/** The player's own name of the file without folders and what cannot be printed, not too long, its ending kept. */
export function shownFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // Control characters, and those that turn the writing direction around to hide an ending.
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '').trim();
  if (clean === '') return 'file';
  return [...clean].length <= longestName ? clean : `${[...clean].slice(0, longestName - 12).join('')}…${[...clean].slice(-11).join('')}`;
}
