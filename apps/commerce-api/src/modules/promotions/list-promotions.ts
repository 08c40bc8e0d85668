import type { Promotion } from '@ownpath/contracts/promotions';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { listPromotionsBetween, listPromotionsById, type PromotionRow } from './promotions-queries.ts';

type Deps = Pick<Dependencies, 'database' | 'config'>;
type Promotions = { limit: number; total: number; data: Promotion[] };

/** Documented limit of ids in one call. */
const MAX_PROMOTION_IDS = 50;
/** The only campaign: it contains all offers of the retailer. */
const CAMPAIGN_ID = 'store-offers';

function toPromotion(row: PromotionRow, locale: Locale): Promotion {
  return {
    id: row.id,
    name: row.name[locale],
    calloutMsg: row.name[locale],
    details: row.details[locale],
    currency: 'USD',
    startDate: `${row.startsOn}T00:00:00Z`,
    endDate: `${row.endsOn}T23:59:00Z`,
    ...(row.iconKey === null ? {} : { image: `/art/${row.iconKey}/default.svg` }),
    c_promotionCode: row.code,
    c_pif: row.isPaidInFull,
  };
}

const resultOf = (data: Promotion[], limit = data.length): Promotions => ({
  limit,
  total: data.length,
  data,
});

/**
 * Enabled promotions in the order asked; unknown ids are left out.
 * @throws DomainError `InvalidParameters` for more than `MAX_PROMOTION_IDS` ids
 */
export async function getPromotions(
  deps: Deps,
  sentIds: readonly string[],
  locale: Locale,
): Promise<Promotions> {
  const ids = [...new Set(sentIds)];
  if (ids.length === 0 || ids.length > MAX_PROMOTION_IDS) {
    throw new DomainError('InvalidParameters', `Ask for 1 to ${MAX_PROMOTION_IDS} promotions.`);
  }
  const rows = await listPromotionsById(deps.database, deps.config.siteId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return resultOf(
    found.map((row) => toPromotion(row, locale)),
    ids.length,
  );
}

function dayOf(instant: string): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) throw new DomainError('InvalidParameters', 'A date is not ISO 8601.');
  return time.toISOString().slice(0, 10);
}

/** @throws DomainError `InvalidParameters` for a single date, an invalid one, or an end before the start */
function readDays(startDate: string | undefined, endDate: string | undefined) {
  if (startDate === undefined && endDate === undefined) return null;
  if (startDate === undefined || endDate === undefined) {
    throw new DomainError('InvalidParameters', 'Send startDate and endDate together.');
  }
  const days = { from: dayOf(startDate), to: dayOf(endDate) };
  if (days.to < days.from) throw new DomainError('InvalidParameters', 'endDate is before startDate.');
  return days;
}

/** Enabled promotions of a campaign. @throws DomainError `NotFound`; `InvalidParameters` for the dates */
export async function getCampaignPromotions(
  deps: Deps,
  campaignId: string,
  dates: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  locale: Locale,
): Promise<Promotions> {
  const days = readDays(dates.startDate, dates.endDate);
  if (campaignId !== CAMPAIGN_ID) throw new DomainError('NotFound', 'There is no such campaign.');
  const rows = await listPromotionsBetween(deps.database, deps.config.siteId, days);
  return resultOf(rows.map((row) => toPromotion(row, locale)));
}
