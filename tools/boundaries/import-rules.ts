import type { IForbiddenRuleType } from 'dependency-cruiser';
import { storefrontLevelRules } from './storefront-levels.ts';

/**
 * Who may import whom, as dependency-cruiser rules. `docs/architecture.md` tells the same in prose; every rule
 * has a tree in `fixtures/` that breaks it. Type imports count like any other.
 */

const test = '\\.test\\.tsx?$';
const api = '^apps/commerce-api/src/';
const modules = `${api}modules/`;
const routesFile = '[/-]routes\\.ts$';
const sql = `${api}database/|node_modules/(drizzle-orm|pg|pg-boss|@electric-sql)/`;

const packageRules: IForbiddenRuleType[] = [
  {
    name: 'domain-imports-nothing',
    comment: 'Rules are pure: packages/domain takes what it needs as parameters, the current time included.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: test },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'domain-tests-need-no-other-package',
    comment: 'A test of a pure rule needs the rule, a runner and fixtures from disk, nothing else.',
    severity: 'error',
    from: { path: `^packages/domain/src/.*${test}` },
    to: {
      pathNot: ['^packages/domain/', 'node_modules/(vitest|fast-check)/'],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'contracts-import-domain-and-zod',
    comment: 'Contracts are all that storefront and API share; they may know the domain and zod.',
    severity: 'error',
    from: { path: '^packages/contracts/src/', pathNot: test },
    to: { pathNot: ['^packages/(contracts|domain)/src/', 'node_modules/zod/'] },
  },
  {
    name: 'demo-data-imports-domain',
    comment: 'The demo retailer is data; it may know the domain and its pictures, and read its own files.',
    severity: 'error',
    from: { path: '^packages/demo-data/src/', pathNot: test },
    to: { pathNot: '^packages/(demo-data|demo-pictures|domain)/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'packages-know-no-app',
    comment: 'Packages are below the apps, their tests included.',
    severity: 'error',
    from: { path: '^packages/[^/]+/.*\\.test\\.tsx?$' },
    to: { path: '^(apps|e2e|bench)/' },
  },
];

const apiRules: IForbiddenRuleType[] = [
  {
    name: 'api-knows-no-storefront',
    comment: 'The engine serves any client of its calls.',
    severity: 'error',
    from: { path: '^apps/commerce-api/' },
    to: { path: '^apps/storefront/' },
  },
  {
    name: 'routes-call-use-cases',
    comment: 'routes.ts is HTTP only: parse, call a use case, respond.',
    severity: 'error',
    from: { path: `${modules}.*${routesFile}` },
    to: {
      path: `${api}(ports|adapters|database)/|-queries\\.ts$|node_modules/(drizzle-orm|pg|@electric-sql)/`,
    },
  },
  {
    name: 'use-cases-import-queries-ports-domain',
    comment:
      'A use case knows its own queries, the ports it is given, the domain and the contracts: no HTTP, no settings.',
    severity: 'error',
    from: {
      path: modules,
      pathNot: [test, '-queries\\.ts$', routesFile, '/index\\.ts$'],
    },
    to: {
      pathNot: [
        `${modules}(?!.*${routesFile})`,
        `${api}(ports/|dependencies\\.ts$|domain-error\\.ts$)`,
        '^packages/(domain|contracts)/src/',
        'node_modules/zod/',
        // Hashes, signatures and caches compute, they reach nothing.
        '^(node:)?crypto$',
        'node_modules/(jose|lru-cache)/',
        // Judged by rules of their own, so that one mistake gives one error.
        sql,
        `${api}adapters/`,
      ],
    },
  },
  {
    name: 'sql-only-in-queries',
    comment: 'Within a module only <feature>-queries.ts and tests speak to the database.',
    severity: 'error',
    from: { path: modules, pathNot: [test, '-queries\\.ts$', routesFile] },
    to: { path: sql },
  },
  {
    name: 'adapters-are-chosen-at-the-edge',
    comment: 'Only main.ts, embedded.ts and testing/ choose adapters; everything else sees ports.',
    severity: 'error',
    from: {
      path: api,
      pathNot: [`${api}(main|embedded)\\.ts$`, `${api}(testing|adapters)/`, routesFile],
    },
    to: { path: `${api}adapters/` },
  },
  {
    name: 'modules-meet-at-index',
    comment: "A module's index.ts is all that other modules see of it.",
    severity: 'error',
    from: { path: `${modules}([^/]+)/` },
    to: { path: modules, pathNot: [`${modules}$1/`, `${modules}[^/]+/index\\.ts$`] },
  },
  {
    name: 'modules-are-entered-at-index',
    comment: "Outside the modules, too: index.ts only, but for app.ts, which mounts each module's routes.ts.",
    severity: 'error',
    from: { path: api, pathNot: [modules, `${api}testing/`, test] },
    to: { path: modules, pathNot: ['/index\\.ts$', routesFile] },
  },
];

const storefrontRules: IForbiddenRuleType[] = [
  {
    name: 'storefront-app-imports-no-api',
    comment: 'The shop speaks to the engine over its calls: contracts and domain are all they share.',
    severity: 'error',
    from: { path: '^apps/storefront/app/' },
    to: { path: '^apps/commerce-api/|^packages/(?!domain/|contracts/)' },
  },
  {
    name: 'storefront-server-embeds-api-by-its-door',
    comment: 'The server may run the engine in process, through @ownpath/commerce-api/embedded only.',
    severity: 'error',
    from: { path: '^apps/storefront/', pathNot: '^apps/storefront/app/' },
    to: { path: '^apps/commerce-api/', pathNot: '^apps/commerce-api/src/embedded\\.ts$' },
  },
  ...storefrontLevelRules,
];

export const importRules: IForbiddenRuleType[] = [
  ...packageRules,
  ...apiRules,
  ...storefrontRules,
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or three.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    comment: 'An import that leads nowhere would slip past every other rule.',
    severity: 'error',
    from: {},
    // React Router generates ./+types/*; virtual: modules exist inside Vite only.
    to: { couldNotResolve: true, pathNot: ['^\\./\\+types/', '^virtual:'] },
  },
];
