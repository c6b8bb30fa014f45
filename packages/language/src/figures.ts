interface Figures {
  digits: string;
  point: string;
}

const known = new Map<string, Figures>();

function figuresOf(language: string): Figures {
  let own = known.get(language);
  if (!own) {
    const parts = new Intl.NumberFormat(language, { useGrouping: false, minimumFractionDigits: 1 }).formatToParts(1_234_567_890.5);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)!.value;
    known.set(language, (own = { digits: part('integer'), point: part('decimal') }));
  }
  return own;
}

/** A text with its figures as this language writes them: its digits, and its decimal point between them. */
export function inFiguresOf(language: string, text: string): string {
  const { digits, point } = figuresOf(language);
  return text.replace(/(?<=\d)\.(?=\d)/g, point).replace(/\d/g, (digit) => digits.charAt((Number(digit) + 9) % 10));
}

/** Whether a text is a number and nothing else: 3, 2.5, +150, 1/5, 2:1. */
export const isFigure = (text: string): boolean => /^[+−-]?\d+(?:[./:]\d+)?$/.test(text);
