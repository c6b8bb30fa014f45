/** Copies a text to the clipboard; resolves to whether it worked. Pages without TLS, as on a local network, have only the older way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let isTaken = false;
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isTaken = true;
  };
  document.addEventListener('copy', fill);
  // Deprecated, and the only one there is.
  const isDone = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  return isDone && isTaken;
}
