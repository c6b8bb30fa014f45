// Who may know whom: the rules of docs/ARCHITECTURE.md that imports can break.

import { Visitor } from '@swc/core/Visitor.js';

// The walker of swc does not know `using` yet and would stop there.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function visitKnown(statement) {
  return statement.type === 'UsingDeclaration' ? statement : visitStatement.call(this, statement);
};

/** Lower modules first: a module imports only those before it. */
const MODULES = [
  'settings',
  'journal',
  'player',
  'document',
  'wallet',
  'limit',
  'play-time',
  'risk',
  'bonus',
  'reconcile',
  'sportsbook',
  'game',
  'payment',
  'care',
  'retention',
  'notification',
  'realtime',
];
/** The modules that ask a partner, and the kind that each may ask. */
const PARTNER_OF = { settings: 'rate', player: 'register', sportsbook: 'feed', game: 'game', payment: 'payment' };
const TEST = '\\.test\\.tsx?$';
/** Tests, and the helpers that lie beside them. */
const TESTING = '(\\.test\\.tsx?|/testing\\.ts)$';
const OURS = '^(apps|bench|brands|packages|platform|tests|tools)/';

/** The floors of the site, from top to bottom. */
const SITE =
  'routes → shell → modals → features → forms | money | queries | modal-flags → session | locale | content | alerts | browser | bonuses | games | widgets | ui.';

const forbidden = [
  {
    name: 'no-unresolved',
    comment: 'An import leads somewhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '\\?', '/build/'] },
  },
  {
    name: 'no-undeclared',
    comment: "What a package imports is in its package.json; tests may use the project's own tools.",
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/(vitest|fast-check|@testing-library)/' },
  },
  {
    name: 'no-circle',
    comment: 'Two files that need each other are one, or one too many. (Types and lazy imports may point both ways.)',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
  {
    name: '1-packages-stand-alone',
    comment: 'contract, partner-wire, money, betting, validation and art import nothing of ours.',
    severity: 'error',
    from: { path: '^packages/(contract|partner-wire|money|betting|validation|art)/' },
    to: { path: OURS, pathNot: '^packages/$1/' },
  },
  {
    name: '1-sport-models-know-betting',
    comment: 'The models simulate and price; how a selection settles is arithmetic of betting.',
    severity: 'error',
    from: { path: '^packages/sport-models/' },
    to: { path: OURS, pathNot: '^packages/(sport-models|betting)/' },
  },
  {
    name: '1-sport-models-are-for-stand-ins',
    comment: 'A real feed takes the place of the simulated one, so the product knows nothing of the models.',
    severity: 'error',
    from: { path: OURS, pathNot: ['^(packages/sport-models|apps/sandbox|bench)/', TEST] },
    to: { path: '^packages/sport-models/' },
  },
  {
    name: '1-ui-knows-tokens-only',
    comment: 'The kit has no router, no calls, no texts.',
    severity: 'error',
    from: { path: '^packages/ui/' },
    to: { path: [OURS, '^react-router', 'node_modules/(react-router|@tanstack/)'], pathNot: '^packages/ui/' },
  },
  {
    name: '1-only-ui-wraps-react-aria',
    comment: 'The site uses the kit, which alone knows what it is made of.',
    severity: 'error',
    from: { pathNot: '^packages/ui/' },
    to: { path: 'node_modules/(react-aria|react-stately|@react-aria|@react-stately)' },
  },
  {
    name: '1-connections-survive',
    comment: 'createClient and createPool of packages/migrate alone open connections: one whose loss nobody hears ends the process.',
    severity: 'error',
    from: {
      path: '^(apps|packages|platform)/',
      pathNot: ['^packages/migrate/', '^platform/kernel/db/', '^apps/server/postgres/index', '/testing/', TEST],
    },
    to: { path: '(^|/)node_modules/pg/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: '1-client-knows-the-contract',
    comment: 'The client speaks the contract and knows nothing else of ours.',
    severity: 'error',
    from: { path: '^packages/client/', pathNot: TEST },
    to: { path: OURS, pathNot: '^packages/(client|contract|money)/' },
  },
  {
    name: '2-web-apps-import-packages',
    comment: 'A web app meets the platform at the wire only.',
    severity: 'error',
    from: { path: '^apps/site/' },
    to: { path: OURS, pathNot: ['^packages/', '^apps/site/', '^brands/schema/load\\.ts$'] },
  },
  {
    name: '2-betting-client-is-apart',
    comment: 'A partner’s client takes its place, so ours knows the calls and nothing of site or platform.',
    severity: 'error',
    from: { path: '^apps/betting/' },
    to: { path: OURS, pathNot: ['^packages/', '^apps/betting/'] },
  },
  {
    name: '2-betting-client-is-loaded-by-pages',
    comment: 'The server serves what is built; nobody else imports the client.',
    severity: 'error',
    from: { path: '^(apps|platform|packages)/', pathNot: '^apps/betting/' },
    to: { path: '^apps/betting/client/' },
  },
  {
    name: '2-stand-ins-are-apart',
    comment: 'A real partner replaces a stand-in by configuration, so a stand-in knows nothing of the platform or of another one.',
    severity: 'error',
    from: { path: '^apps/(sandbox|studio)/' },
    to: { path: OURS, pathNot: ['^packages/', '^apps/$1/'] },
  },
  {
    name: '2-studio-engine-stands-alone',
    comment: 'The engine is arithmetic: nothing of games, views or server.',
    severity: 'error',
    from: { path: '^apps/studio/engine/', pathNot: TEST },
    to: { path: '^apps/studio/', pathNot: '^apps/studio/engine/' },
  },
  {
    name: '2-studio-views-run-in-browsers',
    comment: 'What a browser loads knows rules, engine and wire; never the server, its tables or its tests.',
    severity: 'error',
    from: { path: '^apps/studio/(view/|verify/|engine/|recall/|games/)', pathNot: TEST },
    to: { path: '^apps/studio/(server|db|testing)/' },
  },
  {
    name: '2-no-schemas-in-the-browser',
    comment: 'Schemas cost 24 to 95 kB in the bundle.',
    severity: 'error',
    from: { path: '^(apps/site/app|packages/(ui|client|validation|money|betting))/', pathNot: TEST },
    to: { path: ['^packages/(contract|partner-wire)/src/schema/', 'node_modules/typebox/'] },
  },
  {
    name: '3-modals-are-below-routes',
    comment: SITE,
    severity: 'error',
    from: { path: '^apps/site/app/modals/' },
    to: { path: '^apps/site/app/(routes|shell)/' },
  },
  {
    name: '3-features-are-below-modals',
    comment: SITE,
    severity: 'error',
    from: { path: '^apps/site/app/features/' },
    to: { path: '^apps/site/app/(routes|shell|modals)/' },
  },
  {
    name: '3-features-are-folders',
    comment: 'A file beside the features would be in none of them.',
    severity: 'error',
    from: { path: '^apps/site/app/features/[^/]+$' },
    to: {},
  },
  {
    name: '3-forms-queries-money-modal-flags-are-below-features',
    comment: SITE,
    severity: 'error',
    from: { path: '^apps/site/app/(forms|queries|money|modal-flags)/' },
    to: { path: '^apps/site/app/(routes|shell|modals|features)/' },
  },
  {
    name: '3-queries-and-modal-flags-stand-alone',
    comment: 'Only a form may ask for lists (countries) and open a modal.',
    severity: 'error',
    from: { path: '^apps/site/app/(queries|modal-flags)/' },
    to: { path: '^apps/site/app/(forms|queries|money|modal-flags)/', pathNot: '^apps/site/app/$1/' },
  },
  {
    name: '3-session-locale-content-are-the-lowest',
    comment: SITE,
    severity: 'error',
    from: { path: '^apps/site/app/(session|locale|content|alerts|browser|bonuses|games|widgets)/' },
    to: { path: '^apps/site/app/(routes|shell|modals|features|forms|queries|money|modal-flags)/' },
  },
  {
    name: '3-features-meet-at-their-index',
    comment: 'What a feature offers is in its index.ts.',
    severity: 'error',
    from: { path: '^apps/site/app/features/([^/]+)/' },
    to: { path: '^apps/site/app/features/[^/]+/', pathNot: ['^apps/site/app/features/$1/', '^apps/site/app/features/[^/]+/index\\.tsx?$'] },
  },
  {
    name: '3-the-rest-meets-features-at-their-index',
    comment: 'What a feature offers is in its index.ts.',
    severity: 'error',
    from: { path: '^apps/site/', pathNot: '^apps/site/app/features/' },
    to: { path: '^apps/site/app/features/[^/]+/', pathNot: '^apps/site/app/features/[^/]+/index\\.tsx?$' },
  },
  {
    name: '3-only-the-registry-imports-modals',
    comment: 'A modal is one lazy folder behind its query flag.',
    severity: 'error',
    from: { path: '^apps/site/', pathNot: ['^apps/site/app/modals/registry\\.tsx?$', '^apps/site/app/modals/[^/]+/'] },
    to: { path: '^apps/site/app/modals/[^/]+/' },
  },
  {
    name: '3-modals-are-apart',
    comment: 'A modal is one lazy folder behind its query flag.',
    severity: 'error',
    from: { path: '^apps/site/app/modals/([^/]+)/' },
    to: { path: '^apps/site/app/modals/[^/]+/', pathNot: '^apps/site/app/modals/$1/' },
  },
  {
    name: '3-the-registry-is-lazy',
    comment: 'A modal is loaded when it opens.',
    severity: 'error',
    from: { path: '^apps/site/app/modals/registry\\.tsx?$' },
    to: { path: '^apps/site/app/modals/[^/]+/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: '4-kernel-is-the-lowest',
    comment: 'The kernel holds no business.',
    severity: 'error',
    from: { path: '^platform/kernel/', pathNot: TEST },
    to: { path: '^(platform/(?!kernel/)|apps/|brands/|tools/)', pathNot: '^platform/config/index\\.ts$' },
  },
  {
    name: '4-kernel-knows-config-by-type',
    comment: 'The kernel hands the configuration on and reads no part of it.',
    severity: 'error',
    from: { path: '^platform/kernel/', pathNot: TEST },
    to: { path: '^platform/config/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: '4-config-is-data',
    comment: 'The configuration is data of the parts, and partners by their ports.',
    severity: 'error',
    from: { path: '^platform/config/', pathNot: TEST },
    to: {
      path: OURS,
      pathNot: ['^platform/config/', '^packages/', '^platform/kernel/(clock|http/edge)\\.ts$', '^platform/partners/[^/]+/port\\.ts$'],
    },
  },
  ...MODULES.map((module, position) => ({
    name: `4-${module}-knows-lower-modules`,
    comment: `Order: ${MODULES.join(' < ')}.`,
    severity: 'error',
    from: { path: `^platform/modules/${module}/`, pathNot: TEST },
    to: { path: `^platform/modules/(${MODULES.slice(position + 1).join('|') || '(?!)'})/` },
  })),
  {
    name: '4-modules-are-in-the-order',
    comment: 'A new module gets its place in the order above.',
    severity: 'error',
    from: { path: '^platform/modules/', pathNot: `^platform/modules/(${MODULES.join('|')})/` },
    to: {},
  },
  {
    name: '4-modules-meet-at-their-index',
    comment: 'What a module offers to others is in its index.ts.',
    severity: 'error',
    from: { path: '^platform/modules/([^/]+)/' },
    to: { path: '^platform/modules/[^/]+/', pathNot: ['^platform/modules/$1/', '^platform/modules/[^/]+/index\\.ts$'] },
  },
  {
    name: '4-the-rest-meets-modules-at-their-index',
    comment: 'What a module offers to others is in its index.ts.',
    severity: 'error',
    from: { path: OURS, pathNot: ['^platform/modules/[^/]+/', TESTING] },
    to: { path: '^platform/modules/[^/]+/', pathNot: '^platform/modules/[^/]+/index\\.ts$' },
  },
  {
    name: '4-test-helpers-meet-modules-at-their-helpers',
    comment: 'Helpers of tests may ask the helpers of a module.',
    severity: 'error',
    from: { path: '/testing\\.ts$', pathNot: '^platform/modules/[^/]+/' },
    to: { path: '^platform/modules/[^/]+/', pathNot: '^platform/modules/[^/]+/(index|testing)\\.ts$' },
  },
  {
    name: '5-modules-never-call-flows',
    comment: 'Flows call modules; modules never call flows.',
    severity: 'error',
    from: { path: '^platform/(modules|kernel|partners)/', pathNot: TEST },
    to: { path: '^platform/flows/' },
  },
  {
    name: '5-flows-meet-at-their-index',
    comment: 'What a flow offers to others is in its index.ts.',
    severity: 'error',
    from: { path: '^platform/flows/([^/]+)/', pathNot: TESTING },
    to: { path: '^platform/flows/[^/]+/', pathNot: ['^platform/flows/$1/', '^platform/flows/[^/]+/index\\.ts$'] },
  },
  {
    name: 'server-knows-entries',
    comment: 'The server puts parts together; what it needs of the platform is in an entry.',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: TEST },
    to: { path: '^platform/', pathNot: '^platform/index\\.ts$' },
  },
  {
    name: '7-only-partners-call-out',
    comment: 'partners/* alone makes outbound HTTP (the lint rules keep `fetch` there).',
    severity: 'error',
    from: { path: '^platform/(modules|flows)/', pathNot: TEST },
    to: {
      path: ['^(node:)?(https?|http2|net|tls|dgram)$', 'node_modules/(undici|axios|got)/'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: '7-partners-know-the-kernel',
    comment: 'An adapter translates between a partner and its port; it holds no business.',
    severity: 'error',
    from: { path: '^platform/partners/', pathNot: TEST },
    to: { path: OURS, pathNot: '^(packages|platform/(partners|kernel|config))/' },
  },
  {
    name: '7-modules-know-their-partner',
    comment: 'Only what the player waits for is asked by a module, and of its own kind of partner; all else is a flow.',
    severity: 'error',
    from: { path: '^platform/modules/', pathNot: [TESTING, `^platform/modules/(${Object.keys(PARTNER_OF).join('|')})/`] },
    to: { path: '^platform/partners/' },
  },
  ...Object.entries(PARTNER_OF).map(([module, partner]) => ({
    name: '7-modules-know-their-partner',
    comment: `${module} asks ${partner} only.`,
    severity: 'error',
    from: { path: `^platform/modules/${module}/`, pathNot: TESTING },
    to: { path: '^platform/partners/', pathNot: `^platform/partners/${partner}/` },
  })),
  {
    name: '7-brands-know-the-schema',
    comment: 'A brand is data of the type that brands/schema defines.',
    severity: 'error',
    from: { path: '^brands/([^/]+)/', pathNot: TEST },
    to: { path: [OURS, 'node_modules/(?!typebox/)'], pathNot: ['^brands/$1/', '^brands/schema/index\\.ts$'] },
  },
  {
    name: '7-brands-are-loaded',
    comment: 'Nobody but brands/schema/load.ts opens a brand: which one it is, is configuration.',
    severity: 'error',
    from: { path: OURS, pathNot: '^brands/' },
    to: { path: '^brands/', pathNot: '^brands/schema/(index|load)\\.ts$' },
  },
  {
    name: '8-tests-see-the-wire',
    comment:
      'tests/ sees HTTP, socket and browser; white-box tests lie beside the code. Only these helpers start what is tested, move its time, or list its pages.',
    severity: 'error',
    from: {
      path: '^tests/',
      pathNot: [
        '^tests/setup/',
        '^tests/[^/]+/(test-server|killable-server|outage|kite-studio|free-rounds-studio|free-spins-stage|sweep|database)\\.ts$',
      ],
    },
    to: { path: OURS, pathNot: ['^tests/', '^packages/', '^tools/'] },
  },
  {
    name: 'no-tools-in-the-product',
    comment: 'tools/ is for developers.',
    severity: 'error',
    from: { path: '^(apps|packages|platform|brands)/', pathNot: [TEST, '\\.config\\.ts$'] },
    to: { path: ['^tools/', '^tests/', '^bench/'] },
  },
];

export default {
  forbidden,
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/build/', '/\\.react-router/', '\\.css$', '\\?(url|raw|inline)$'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main'],
    },
    cache: false,
  },
};
