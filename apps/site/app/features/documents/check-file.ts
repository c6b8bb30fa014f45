/** Why a file is refused before it is sent. The platform checks the content itself, since a browser cannot be trusted with that. */
export type FileFault = 'type' | 'size' | 'empty';

export const maxFileBytes = 2 * 1024 * 1024;
/** For the file chooser of the system. */
export const acceptedFiles = 'image/png,image/jpeg,application/pdf,.png,.jpg,.jpeg,.pdf';

const mediaTypes = new Set(['image/png', 'image/jpeg', 'application/pdf']);

export function faultOf({ type, size, name }: Pick<File, 'type' | 'size' | 'name'>): FileFault | null {
  // Some systems know no type for a file that they were only given.
  const isKnown = type === '' ? /\.(png|jpe?g|pdf)$/i.test(name) : mediaTypes.has(type);
  if (!isKnown) return 'type';
  if (size === 0) return 'empty';
  return size > maxFileBytes ? 'size' : null;
}
