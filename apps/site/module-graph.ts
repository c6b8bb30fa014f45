import { parseAst } from 'vite';

type Statement = ReturnType<typeof parseAst>['body'][number];
type ImportDeclarationSpecifier = Extract<Statement, { type: 'ImportDeclaration' }>['specifiers'][number];
type ModuleExportName = Extract<Statement, { type: 'ExportNamedDeclaration' }>['specifiers'][number]['exported'];

export interface BundlerGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/** One `import … from` or `export … from`. */
interface Link {
  to: string;
  /** What is taken from there by name; null for everything. */
  names: readonly string[] | null;
}

interface Links {
  links: readonly Link[];
  /** Of an index of nothing but `export … from`: where each name comes from, and what is passed on whole. */
  barrel: { named: ReadonlyMap<string, Link>; whole: readonly Link[] } | null;
}

/**
 * The modules that `entries` load by static imports. A barrel is passed through to what is asked of it by name and is not
 * among them: nothing of it is left in a bundle, and named into a chunk it would take along all that it passes on.
 */
export function reachable(entries: readonly string[], graph: BundlerGraph): Set<string> {
  const found = new Set<string>();
  const asked = new Set<string>();
  const open: Link[] = entries.map((to) => ({ to, names: null }));
  for (let link = open.pop(); link; link = open.pop()) {
    const { links, barrel } = linksOf(link.to, graph);
    const key = barrel ? `${link.to} ${link.names?.join() ?? '*'}` : link.to;
    if (asked.has(key)) continue;
    asked.add(key);
    if (!barrel) found.add(link.to);
    open.push(...(barrel && link.names ? link.names.flatMap((name) => askBarrel(barrel, name)) : links));
  }
  return found;
}

function askBarrel({ named, whole }: NonNullable<Links['barrel']>, name: string): Link[] {
  const link = named.get(name);
  return link ? [link] : whole.map(({ to }) => ({ to, names: [name] }));
}

const read = new WeakMap<BundlerGraph, Map<string, Links>>();

function linksOf(id: string, graph: BundlerGraph): Links {
  const known = read.get(graph) ?? new Map<string, Links>();
  read.set(graph, known);
  const links = known.get(id) ?? readLinks(id, graph);
  known.set(id, links);
  return links;
}

function readLinks(id: string, graph: BundlerGraph): Links {
  const info = graph.getModuleInfo(id);
  // A module of the bundler itself has no statement.
  const importedIds = info?.importedIds.filter((each) => !each.startsWith('\0')) ?? [];
  const body = info?.code && importedIds.length > 0 ? parseAst(info.code, { lang: 'tsx' }).body : [];
  const sources = [...new Set(body.flatMap((node) => sourceOf(node) ?? []))];
  // The bundler lists each module once, in the order of the statements. CommonJS has none of them.
  if (sources.length !== importedIds.length) return { links: importedIds.map((to) => ({ to, names: null })), barrel: null };
  const idOf = (node: Statement) => importedIds[sources.indexOf(sourceOf(node)!)]!;

  const links: Link[] = [];
  const named = new Map<string, Link>();
  const whole: Link[] = [];
  const imported = new Map<string, Link>();
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      links.push({ to: idOf(node), names: namesOf(node.specifiers) });
      for (const each of node.specifiers) imported.set(each.local.name, { to: idOf(node), names: namesOf([each]) });
    } else if (node.type === 'ExportAllDeclaration') {
      if (node.exported) named.set(nameOf(node.exported), { to: idOf(node), names: null });
      else whole.push({ to: idOf(node), names: null });
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node.specifiers) {
        const link = node.source ? { to: idOf(node), names: [nameOf(local)] } : imported.get(nameOf(local));
        if (link) named.set(nameOf(exported), link);
      }
    }
  }
  const isBarrel = named.size + whole.length > 0 && body.every(passesOn);
  return { links: [...links, ...named.values(), ...whole], barrel: isBarrel ? { named, whole } : null };
}

/** Whether a statement makes nothing of its own. */
function passesOn(node: Statement): boolean {
  return 'directive' in node || sourceOf(node) !== null || (node.type === 'ExportNamedDeclaration' && !node.declaration);
}

function sourceOf(node: Statement): string | null {
  return 'source' in node && node.source ? node.source.value : null;
}

/** Null when the whole module is taken. */
function namesOf(specifiers: readonly ImportDeclarationSpecifier[]): string[] | null {
  if (specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')) return null;
  return specifiers.map((each) => (each.type === 'ImportSpecifier' ? nameOf(each.imported) : 'default'));
}

const nameOf = (name: ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);
