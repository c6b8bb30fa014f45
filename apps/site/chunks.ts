interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

const isFramework = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/** One module passes on every icon there is: its importers need only those that they name. */
const isIconBarrel = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const namedIcons = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const passedOnIcons = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/(icons\/[\w-]+\.mjs)['"]/g;

/**
 * Names the chunk of a module: what every page loads (reached statically from the client entry or the root route) goes into
 * two files, the framework, which changes seldom, and the shell. Left alone the bundler makes fifty small ones of it, which
 * compress worse. Everything else keeps the bundler's own splitting.
 */
export function chunkName(entries: readonly string[]) {
  let everyPage: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    everyPage ??= reachable(entries, graph);
    if (!everyPage.has(id)) return null;
    return isFramework.test(id) ? 'framework' : 'shell';
  };
}

function reachable(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const icons = new Set<string>();
  let barrel: string | undefined;
  function follow(open: string[]): void {
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const info = graph.getModuleInfo(id);
      if (isIconBarrel.test(id)) barrel = id;
      else if (info) open.push(...info.importedIds);
      for (const [, names] of info?.code?.matchAll(namedIcons) ?? [])
        for (const name of names!.split(',')) icons.add(name.trim().split(/\s+as\s+/)[0]!);
    }
  }
  follow([...entries]);
  if (barrel) {
    follow(filesOf(icons, barrel, graph));
    // A module takes all that it imports into its chunk.
    found.delete(barrel);
  }
  return found;
}

function filesOf(icons: ReadonlySet<string>, barrel: string, graph: ModuleGraph): string[] {
  const { code, importedIds } = graph.getModuleInfo(barrel)!;
  return [...(code ?? '').matchAll(passedOnIcons)]
    .filter(([, names]) => names!.split(',').some((name) => icons.has(name.trim().replace(/^default as /, ''))))
    .flatMap(([, , file]) => importedIds.filter((id) => id.endsWith(`/${file!}`)));
}
