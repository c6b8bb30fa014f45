/** A parsed pattern: what `pattern-parser` makes and `pattern-matcher` walks. */
export type PatternNode =
  /** One character. */
  | { readonly kind: 'atom'; readonly accepts: (char: string) => boolean }
  /** Nothing, in a place where this holds: ^ $ \b \B. */
  | { readonly kind: 'place'; readonly holds: (chars: readonly string[], at: number) => boolean }
  | { readonly kind: 'look'; readonly ahead: PatternNode; readonly isWanted: boolean }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly min: number; readonly max: number };
