import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Levels of the storefront, top first. A file may import its own level and any level below it.
 * The shell is beside regions and features, so it sees neither.
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

const app = '^apps/storefront/app/';
const levelNames = Object.keys(levels) as Level[];

const pathOf = (names: readonly Level[]) => `${app}(${names.map((name) => levels[name].path).join('|')})`;

/** One rule a level: what it may not import. `routes` is the top and may import all. */
const noGoingUpRules: IForbiddenRuleType[] = levelNames
  .filter((level) => level !== 'routes')
  .map((level) => {
    const allowed: readonly string[] = levels[level].mayImport;
    const forbidden = levelNames.filter((other) => other !== level && !allowed.includes(other));
    return {
      name: `storefront-${level}-import-no-higher-level`,
      comment: `${level} may import ${allowed.join(', ') || 'no other level'}.`,
      severity: 'error',
      from: { path: pathOf([level]) },
      to: { path: pathOf(forbidden) },
    };
  });

export const storefrontLevelRules: IForbiddenRuleType[] = [
  ...noGoingUpRules,
  {
    name: 'storefront-features-stand-alone',
    comment:
      'What two features share belongs to shared, platform or ui; what joins them is a region or a route.',
    severity: 'error',
    from: { path: `${app}features/([^/]+)/` },
    to: { path: `${app}features/`, pathNot: `${app}features/$1/` },
  },
  {
    name: 'storefront-server-files-stay-on-the-server',
    comment: 'Settings, session and tokens reach a route loader, never a component. Types may be shared.',
    severity: 'error',
    from: {
      path: `${app}(ui|features|regions|shell|shared|platform)/`,
      pathNot: ['\\.server\\.tsx?$', '\\.test\\.tsx?$'],
    },
    to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
  },
];
