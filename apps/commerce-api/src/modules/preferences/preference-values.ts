import { STORE_DISTANCE_UNIT, STORE_SEARCH_MAX_DISTANCE } from '@ownpath/domain/stores';
import { z } from 'zod';

const DAY_SECONDS = 24 * 60 * 60;

const Switch = z.boolean('must be true or false');
const SECONDS_PROBLEM = `must be whole seconds from 1 to ${DAY_SECONDS}`;
const Seconds = z.int(SECONDS_PROBLEM).min(1, SECONDS_PROBLEM).max(DAY_SECONDS, SECONDS_PROBLEM);
const PathList = z.array(z.string().regex(/^\/(?!\/)\S*$/, 'must be a path such as /cart'));
/** Empty for none. A path is the sandbox's. */
const ScriptUrl = z
  .string()
  .regex(/^(?:|https:\/\/[^\s/]+\S*|\/(?!\/)\S*)$/, 'must be empty, an https address or a path');
const Size = z.strictObject({ width: z.int().min(1).max(4_000), quality: z.int().min(1).max(100) });
const Labels = z.record(z.string(), z.string().min(1).max(200));
const bothLanguages = <T extends z.ZodType>(of: T) => z.strictObject({ 'en-US': of, 'es-US': of });

/** What each preference of the site may hold (specification section 3, and ours). */
const values: Readonly<Record<string, z.ZodType>> = {
  autoAssignStoreEnabled: Switch,
  autoAssignStoreParams: z.strictObject({
    maxDistance: z.number().positive().max(STORE_SEARCH_MAX_DISTANCE),
    distanceUnit: z.literal(STORE_DISTANCE_UNIT),
    fallbackPostalCode: z.string().regex(/^\d{5}$/, 'must be five digits'),
  }),
  adobeDTMScriptURL: ScriptUrl,
  ga4ScriptURL: ScriptUrl,
  autopayChargeHour: z.int().min(0).max(23),
  checkoutSessionTimeout: Seconds,
  basketRefreshTime: Seconds,
  AccountSessionTimeout: Seconds,
  excludedPages: PathList,
  homePageDealsSignUpModalTime: Seconds,
  otherPagesDealsSignUpModalTime: Seconds,
  enableDealsSignUpModal: Switch,
  dealsSignupModalExcludedPages: PathList,
  signupPopupFeaturePanelPageId: z.string().min(1).max(100),
  creditCardIframeURL: ScriptUrl,
  imageTransformationJSON: z.strictObject({ desktop: Size, mobile: Size, default: Size }),
  customLabels: bothLanguages(Labels),
  enableBenefitPlus: Switch,
  WAS_PRICE_MIN_LIMIT: z.number().min(0),
  WAS_PRICE_MAX_AGE: z.int().min(0),
  popularSearches: bothLanguages(z.array(z.string().min(1).max(80))),
  popularityHalfLifeDays: z.number().min(1).max(365),
  completingCategories: z.record(z.string(), z.array(z.string().min(1).max(100))),
  sfChat_enabled: Switch,
  sfChat_allowedPages: PathList,
  sfChat_botPages: PathList,
  sfChat_scriptURL: ScriptUrl,
  feedbackScriptURL: ScriptUrl,
  sessionAnalyticsScriptURL: ScriptUrl,
  heatmapScriptURL: ScriptUrl,
  consentProofDays: z.int().min(30).max(3_650),
};

/**
 * Why a preference can't hold this value, one sentence per problem; empty when it can. A name without a rule has to keep
 * the kind of value that it holds.
 */
export function listValueProblems(key: string, value: unknown, current: unknown): string[] {
  const rule = values[key];
  if (!rule) return kindOf(value) === kindOf(current) ? [] : [`must be of the kind ${kindOf(current)}`];
  const parsed = rule.safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [...path.map(String), message].join(' '));
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
