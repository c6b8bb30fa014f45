/** Tokens that the specification fixes (A 9): declared by the kit, not for a brand to set. */
export const fixedTokens: readonly string[] = [
  '--z-sticky',
  '--z-nav',
  '--z-popover',
  '--z-modal',
  '--z-modal-step',
  '--z-alert',
  '--time-modal',
  '--time-alert',
  '--motion',
];

const comment = /\/\*[\s\S]*?\*\//g;

/** The custom properties that a stylesheet declares, wherever in it. */
export function declaredTokens(css: string): ReadonlySet<string> {
  return new Set(Array.from(css.replace(comment, '').matchAll(/(?<=[{;]\s*)--[\w-]+(?=\s*:)/g), ([name]) => name));
}

/** What a brand's `theme.css` does that it may not: empty means it only sets tokens of the kit, in the layer `brand`. */
export function brandFileProblems(css: string, kitTokens: ReadonlySet<string>): readonly string[] {
  const bare = css.replace(comment, '').trim();
  const layer = /^@layer brand\s*\{([\s\S]*)\}$/.exec(bare)?.[1];
  if (layer === undefined) return ['everything must stand in one `@layer brand { … }`'];
  const problems: string[] = [];
  // Quoted text may hold any character: braces and semicolons inside it are no CSS.
  const rules = layer.replace(/"[^"]*"|'[^']*'/g, '""').matchAll(/([^{}]*)\{([^{}]*)\}/g);
  for (const [, selector = '', body = ''] of rules) {
    if (!/^(:root|\[data-theme=""\]|@media [^{}]+)$/.test(selector.trim())) problems.push(`selector ${selector.trim()} is not :root`);
    for (const declaration of body.split(';').map((part) => part.trim())) {
      if (declaration === '') continue;
      const name = declaration.slice(0, declaration.indexOf(':')).trim();
      if (!name.startsWith('--')) problems.push(`${name} is a property, not a token`);
      else if (fixedTokens.includes(name)) problems.push(`${name} is fixed by the specification`);
      else if (!kitTokens.has(name)) problems.push(`${name} is no token of the kit`);
    }
  }
  return problems;
}
