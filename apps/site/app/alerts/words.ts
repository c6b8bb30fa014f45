/** The words of an alert, or of the hint of a form: what it says, and in the lines after the first what to do about it. */
export function wordsOf(said: string): { title: string; text?: string | undefined } {
  const [title = '', ...text] = said.split('\n');
  return { title, text: text.length > 0 ? text.join('\n') : undefined };
}
