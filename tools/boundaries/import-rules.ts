/**
 * A file whose path matches `from` may not import a file whose path matches `to`. `$1` in `to` is the first group of
 * `from.path`. A module of Node has the path `node:…`, a package's file one under `node_modules/`.
 */
export interface ImportRule {
  name: string;
  comment: string;
  from: { path: string; pathNot?: readonly string[] };
  to: { path?: string; pathNot?: readonly string[] };
  /** Whether `import type` is no offence. By default it counts like any other import. */
  allowsTypes?: boolean;
}

/** `docs/architecture.md` has the same in prose; every rule has a tree in `fixtures/` that breaks it. */

const NODE = '^node:';
const test = '\\.test\\.tsx?$';
const api = '^apps/commerce-api/src/';
const modules = `${api}modules/`;
const routesFile = '[/-]routes\\.ts$';
const sql = `${api}database/|node_modules/(drizzle-orm|pg|pg-boss|@electric-sql)/`;

const packageRules: ImportRule[] = [
  {
    name: 'domain-imports-nothing',
    comment:
      'Rules are pure: packages/domain receives what it needs as parameters, the current time included.',
    from: { path: '^packages/domain/src/', pathNot: [test] },
    to: { pathNot: ['^packages/domain/src/'] },
  },
  {
    name: 'domain-tests-need-no-other-package',
    comment: 'A test of a pure rule needs the rule, a runner and fixtures from disk, nothing else.',
    from: { path: `^packages/domain/src/.*${test}` },
    to: {
      pathNot: ['^packages/domain/', 'node_modules/(vitest|fast-check)/', NODE],
    },
  },
  {
    name: 'contracts-import-domain-and-zod',
    comment: 'Contracts are all that storefront and API share; they may import the domain and zod.',
    from: { path: '^packages/contracts/src/', pathNot: [test] },
    to: { pathNot: ['^packages/(contracts|domain)/src/', 'node_modules/zod/'] },
  },
  {
    name: 'demo-data-imports-domain',
    comment: 'The demo retailer is data; it may know the domain and its pictures, and read its own files.',
    from: { path: '^packages/demo-data/src/', pathNot: [test] },
    to: { pathNot: ['^packages/(demo-data|demo-pictures|domain)/', NODE] },
  },
  {
    name: 'packages-know-no-app',
    comment: 'Packages are below the apps, their tests included.',
    from: { path: '^packages/[^/]+/.*\\.test\\.tsx?$' },
    to: { path: '^(apps|e2e|bench)/' },
  },
];

const apiRules: ImportRule[] = [
  {
    name: 'api-knows-no-storefront',
    comment: 'The engine serves any client of its API.',
    from: { path: '^apps/commerce-api/' },
    to: { path: '^apps/storefront/' },
  },
  {
    name: 'query-builder-in-one-file',
    comment:
      'database/orm.ts says what is used of Drizzle; each further file that imports it slows the start.',
    from: { path: api, pathNot: [`${api}database/orm\\.ts$`] },
    // Loaded once, by the one file that migrates.
    to: { path: 'node_modules/drizzle-orm/', pathNot: ['/node-postgres/migrator\\.'] },
  },
  {
    name: 'routes-call-use-cases',
    comment: 'routes.ts is HTTP only: parse, call a use case, respond.',
    from: { path: `${modules}.*${routesFile}` },
    to: {
      path: `${api}(ports|adapters|database)/|-queries\\.ts$|node_modules/(drizzle-orm|pg|@electric-sql)/`,
    },
  },
  {
    name: 'use-cases-import-queries-ports-domain',
    comment: 'A use case imports its own queries, ports, the domain and the contracts: no HTTP, no settings.',
    from: {
      path: modules,
      // A PDF is computed from data and the fonts of a package.
      pathNot: [test, '-queries\\.ts$', routesFile, '/index\\.ts$', '/agreements/pdf/'],
    },
    to: {
      pathNot: [
        `${modules}(?!.*${routesFile})`,
        `${api}(ports/|dependencies\\.ts$|domain-error\\.ts$)`,
        '^packages/(domain|contracts)/src/',
        'node_modules/zod/',
        // Hashes, signatures and caches compute, they reach nothing.
        '^node:crypto$',
        'node_modules/(jose|lru-cache)/',
        // Checked by rules of their own, so that one mistake gives one error.
        sql,
        `${api}adapters/`,
      ],
    },
  },
  {
    name: 'sql-only-in-queries',
    comment: 'Within a module only <feature>-queries.ts and tests access the database.',
    from: { path: modules, pathNot: [test, '-queries\\.ts$', routesFile] },
    to: { path: sql },
  },
  {
    name: 'adapters-are-chosen-at-the-edge',
    comment: 'Only main.ts, embedded.ts, demo/ and testing/ choose adapters; everything else uses ports.',
    from: {
      path: api,
      pathNot: [`${api}(main|embedded)\\.ts$`, `${api}(demo|testing|adapters)/`, routesFile],
    },
    to: { path: `${api}adapters/` },
  },
  {
    name: 'modules-meet-at-index',
    comment: "Other modules import a module's index.ts only.",
    from: { path: `${modules}([^/]+)/` },
    to: { path: modules, pathNot: [`${modules}$1/`, `${modules}[^/]+/index\\.ts$`] },
  },
  {
    name: 'modules-are-entered-at-index',
    comment:
      "Code outside the modules imports their index.ts only; app.ts also mounts each module's routes.ts.",
    from: { path: api, pathNot: [modules, `${api}testing/`, test] },
    to: { path: modules, pathNot: ['/index\\.ts$', routesFile] },
  },
];

const app = '^apps/storefront/app/';

/**
 * Levels of the storefront, top first. A file may import its own level and any level below it.
 * The shell is beside regions and features, so it imports neither.
 */
const levels = {
  routes: {
    path: 'routes/|root\\.tsx$|routes\\.ts$|entry\\.',
    mayImport: ['shell', 'regions', 'features', 'shared', 'platform', 'ui'],
  },
  shell: { path: 'shell/', mayImport: ['shared', 'platform', 'ui'] },
  regions: { path: 'regions/', mayImport: ['features', 'shared', 'platform', 'ui'] },
  features: { path: 'features/', mayImport: ['shared', 'platform', 'ui'] },
  shared: { path: 'shared/', mayImport: ['platform', 'ui'] },
  platform: { path: 'platform/', mayImport: ['ui'] },
  ui: { path: 'ui/', mayImport: [] },
} as const satisfies Record<string, { path: string; mayImport: readonly string[] }>;

type Level = keyof typeof levels;

const levelNames = Object.keys(levels) as Level[];

const pathOf = (names: readonly Level[]) => `${app}(${names.map((name) => levels[name].path).join('|')})`;

/** One rule per level: what it may not import. `routes` is the top and may import everything. */
const noGoingUpRules: ImportRule[] = levelNames
  .filter((level) => level !== 'routes')
  .map((level) => {
    const allowed: readonly string[] = levels[level].mayImport;
    const forbidden = levelNames.filter((other) => other !== level && !allowed.includes(other));
    return {
      name: `storefront-${level}-import-no-higher-level`,
      comment: `${level} may import ${allowed.join(', ') || 'no other level'}.`,
      from: { path: pathOf([level]) },
      to: { path: pathOf(forbidden) },
    };
  });

const storefrontLevelRules: ImportRule[] = [
  ...noGoingUpRules,
  {
    name: 'storefront-features-stand-alone',
    comment:
      'What two features share belongs to shared, platform or ui; what joins them is a region or a route.',
    from: { path: `${app}features/([^/]+)/` },
    to: { path: `${app}features/`, pathNot: [`${app}features/$1/`] },
  },
  {
    name: 'storefront-server-files-stay-on-the-server',
    comment: 'Settings, session and tokens reach a route loader, never a component. Types may be shared.',
    from: {
      path: `${app}(ui|features|regions|shell|shared|platform)/`,
      pathNot: ['\\.server\\.tsx?$', '\\.test\\.tsx?$'],
    },
    to: { path: '\\.server\\.tsx?$' },
    allowsTypes: true,
  },
  {
    name: 'storefront-law-stays-on-the-server',
    comment: "The rows of the states' law are large; a component gets the figures that it shows.",
    from: {
      path: `${app}(ui|features|regions|shell|shared|platform)/`,
      pathNot: ['\\.server\\.tsx?$', '\\.test\\.tsx?$'],
    },
    to: { path: '^packages/domain/src/law/' },
    allowsTypes: true,
  },
];

const storefrontRules: ImportRule[] = [
  {
    name: 'storefront-app-imports-no-api',
    comment: 'The storefront calls the engine over its API: contracts and domain are all they share.',
    from: { path: '^apps/storefront/app/' },
    to: { path: '^apps/commerce-api/|^packages/(?!domain/|contracts/)' },
  },
  {
    name: 'storefront-server-embeds-api-by-its-door',
    comment: 'The server may run the engine in process, through @ownpath/commerce-api/embedded only.',
    from: { path: '^apps/storefront/', pathNot: ['^apps/storefront/app/'] },
    to: { path: '^apps/commerce-api/', pathNot: ['^apps/commerce-api/src/embedded\\.ts$'] },
  },
  ...storefrontLevelRules,
];

export const importRules: ImportRule[] = [...packageRules, ...apiRules, ...storefrontRules];
