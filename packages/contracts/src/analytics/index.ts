import { MAX_COLLECTED_EVENTS } from '@ownpath/domain/constants';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

const Id = z.string().regex(/^[\w.-]{1,100}$/);
/** Without a query, and without numbers that could name a person. */
const Path = z
  .string()
  .max(200)
  .regex(/^\/[\w./-]*$/);
const Bucket = z.string().regex(/^(?:\d{1,4}-\d{1,4}|\d{2,4}\+)$/);
const PageName = z.string().regex(/^[A-Za-z ]{1,60}$/);

const tracking = <Name extends string, Fields extends z.ZodRawShape>(action: Name, fields: Fields) =>
  z.strictObject({ event: z.literal('RacTracking'), action: z.literal(action), ...fields });

/** What a browser may report. Anything else is refused: a field that nobody thought of could name a person. */
export const CollectedEvent = z.union([
  z.strictObject({
    event: z.literal('pageview'),
    pageName: PageName.nullable(),
    path: Path,
    previousPath: Path.nullable(),
  }),
  z.strictObject({
    event: z.literal('coreData'),
    isRegistered: z.boolean(),
    storeId: Id.nullable(),
    cartCount: z.int().min(0).max(10_000),
    hasApproval: z.boolean(),
  }),
  z.strictObject({
    event: z.literal('storeChange'),
    storeId: Id,
    postalCode: z.string().regex(/^\d{5}$/),
    isChanged: z.boolean(),
  }),
  tracking('viewProduct', { productId: Id }),
  tracking('viewCategory', { categoryId: Id, interestScore: z.number().min(0).max(100_000) }),
  tracking('clickCategory', { categoryId: Id, productId: Id }),
  tracking('viewSearch', { resultCount: z.int().min(0).max(1_000_000) }),
  tracking('clickSearch', { productId: Id }),
  tracking('viewReco', { zone: Id, productIds: z.array(Id).max(25) }),
  tracking('clickReco', { zone: Id, productId: Id }),
  tracking('impression', {
    kind: z.enum(['product', 'offer', 'banner']),
    /** A banner is named by where it leads: a path, or an address of another site. */
    id: z.string().regex(/^[\w.:/?=&-]{1,200}$/),
  }),
  tracking('myOffers', {}),
  tracking('phoneEdit', { field: z.string().regex(/^[A-Za-z]{1,40}$/) }),
  tracking('addToCart', { productId: Id }),
  tracking('beginCheckout', {}),
  tracking('checkoutStep', { step: PageName }),
  tracking('orderPlaced', {
    frequency: z.enum(FREQUENCIES),
    renewal: Bucket,
    sameAsCash: Bucket,
  }),
  tracking('accountUpdate', { storeId: Id.nullable(), hasApproval: z.boolean() }),
  tracking('dealsSignUp', {}),
  tracking('lead', {}),
]);
export type CollectedEvent = z.output<typeof CollectedEvent>;

/** A search that a page shows, or the first press on one of its products. */
export const CountedSearch = z.strictObject({
  action: z.enum(['viewSearch', 'clickSearch']),
  /** As it was typed; the collector keeps normalised words in sums, and none that could name a person. */
  query: z.string().max(200),
  hasResult: z.boolean(),
});
export type CountedSearch = z.output<typeof CountedSearch>;

export const SearchesOfVisit = z.strictObject({
  /** Tells visits apart while they are counted; not kept. */
  visit: z.string().min(1).max(64),
  searches: z.array(CountedSearch).min(1).max(MAX_COLLECTED_EVENTS),
});
export type SearchesOfVisit = z.output<typeof SearchesOfVisit>;

/** First-party analytics; not in the specification, our own. Nothing in it names a person, a browser or a session. */
export const collectEvents = defineCustomEndpoint({
  id: 'collectEvents',
  summary: 'Keep analytics events of a page for 30 days, and count its searches for 90',
  api: 'analytics',
  endpoint: 'events',
  body: z.object({
    events: z.array(CollectedEvent).min(1).max(MAX_COLLECTED_EVENTS),
    searched: SearchesOfVisit.optional(),
  }),
  response: z.object({ success: z.literal(true) }),
});
