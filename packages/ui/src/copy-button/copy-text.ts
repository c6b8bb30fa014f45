/** Puts a text on the clipboard; answers whether it lies there. Pages without TLS, as in a house's own network, have only the older way. */
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
