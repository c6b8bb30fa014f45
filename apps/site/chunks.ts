interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

const isFramework = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;

/**
 * Names the chunk of a module: what every page loads (reached statically from the client entry or the root route) goes into
 * two files, the framework, which changes seldom, and the shell. Left alone the bundler makes fifty small ones of it, which
 * compress worse. Everything else keeps the bundler's own splitting.
 */
export function chunkName(entries: readonly string[]) {
  let everyPage: Set<string> | undefined;

  function reachable(graph: ModuleGraph): Set<string> {
    const found = new Set<string>();
    const open = [...entries];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const info = found.has(id) ? null : graph.getModuleInfo(id);
      found.add(id);
      if (info) open.push(...info.importedIds);
    }
    return found;
  }

  return (id: string, graph: ModuleGraph): string | null => {
    everyPage ??= reachable(graph);
    if (!everyPage.has(id)) return null;
    return isFramework.test(id) ? 'framework' : 'shell';
  };
}
