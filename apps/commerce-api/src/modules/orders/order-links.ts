import { createHash } from 'node:crypto';
import { asLocale, LOCALES } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { queueEmail } from '../notifications/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { presentOrder } from './get-order.ts';
import { orderLinkEmail } from './order-link-email.ts';
import { findOrderByEmail, insertOrderLink, openLink } from './order-link-queries.ts';
import { after, RETRY_LIFE_MS, SEND_ORDER_LINK } from './order-times.ts';
import { findOrder, planJob } from './orders-queries.ts';
import { unpaidOrderEmail } from './unpaid-order-email.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>;

const MINUTE_MS = 60_000;
/** How long a mailed link can be opened. */
const ORDER_LINK_MINUTES = 60;
/** How long the visitor who opened it sees the order. */
const OPEN_MINUTES = 24 * 60;
const TOKEN_BYTES = 32;

/** 256 random bits need no salt. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Order numbers are written with leading zeros; shoppers may leave them out. */
const ORDER_NO_LENGTH = 8;

const Payload = z.object({
  orderNo: z.string(),
  email: z.string(),
  siteId: z.string(),
  locale: z.enum(LOCALES),
  pageUrl: z.string(),
});

/**
 * Plans a mail with a link to the order, if there is one with this number and address. A job looks it up, so that neither
 * the answer nor its time says whether there is. @throws DomainError `TooManyRequests`; `Forbidden` for a page elsewhere
 */
export async function requestOrderLink(
  deps: Parts,
  request: Omit<z.infer<typeof Payload>, 'pageUrl'> & {
    readonly clientIp: string;
    readonly pageUrl?: string | undefined;
  },
): Promise<void> {
  const { clientIp, locale, siteId, pageUrl = `${deps.config.publicUrl}/orders/open` } = request;
  if (new URL(pageUrl).origin !== new URL(deps.config.publicUrl).origin) {
    throw new DomainError('Forbidden', 'pageUrl is not a page of the shop.');
  }
  const email = request.email.trim().toLowerCase();
  const orderNo = request.orderNo.trim().padStart(ORDER_NO_LENGTH, '0');
  // The pair, so that nobody uses up an owner's attempts with wrong numbers.
  await limitAttempts(deps, { call: 'order-lookup', clientIp, account: `${email} ${orderNo}` });
  const payload: z.infer<typeof Payload> = { orderNo, email, siteId, locale, pageUrl };
  const now = deps.clock.now();
  await deps.database.transaction((transaction) =>
    planJob(transaction, { kind: SEND_ORDER_LINK, payload, idempotencyKey: deps.ids.uuid(), runAt: now }),
  );
}

/** Creates a link and mails it, if there is such an order. */
export async function sendOrderLink(
  deps: Pick<Parts, 'database' | 'clock' | 'ids'>,
  sent: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { locale, pageUrl, ...found } = Payload.parse(sent);
  const order = await findOrderByEmail(deps.database, found);
  if (!order) return;
  const { link, tokenHash } = makeLink(deps, pageUrl);
  const now = deps.clock.now();
  const { orderNo, firstName, email: to } = order;
  const mail = orderLinkEmail({ to, orderNo, firstName, link, minutes: ORDER_LINK_MINUTES }, locale);
  await deps.database.transaction(async (transaction) => {
    const expiresAt = after(now, ORDER_LINK_MINUTES * MINUTE_MS);
    await insertOrderLink(transaction, { tokenHash, orderNo, createdAt: now, expiresAt });
    await queueEmail(transaction, `order-link:${tokenHash}`, mail, now);
  });
}

/** Mails a link to a signed order that nobody has paid since its charge was declined; it holds as long as the order. */
export async function tellUnpaidOrder(
  deps: Pick<Parts, 'database' | 'clock' | 'ids' | 'config'>,
  orderNo: string,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const order = await findOrder(transaction, orderNo);
    if (order?.status !== 'failed') return;
    const locale = asLocale(order.locale);
    const { link, tokenHash } = makeLink(
      deps,
      `${deps.config.publicUrl}/orders/open?${new URLSearchParams({ language: locale })}`,
    );
    const until = after(order.updatedAt, RETRY_LIFE_MS);
    const shown = await presentOrder(transaction, order, locale, now);
    const mail = unpaidOrderEmail(shown, { link, until }, locale);
    await insertOrderLink(transaction, { tokenHash, orderNo, createdAt: now, expiresAt: until });
    await queueEmail(transaction, `order-unpaid:${orderNo}`, mail, now);
  });
}

function makeLink({ ids }: Pick<Parts, 'ids'>, pageUrl: string) {
  const token = ids.secret(TOKEN_BYTES);
  const page = new URL(pageUrl);
  page.searchParams.set('token', token);
  return { link: page.href, tokenHash: hashOf(token) };
}

/**
 * Opens a mailed link: the visitor sees the order for a day. A second visitor can't open it.
 * @throws DomainError `OrderLinkNotFound`; `TooManyRequests`
 */
export async function openOrderLink(
  deps: Parts,
  request: { readonly token: string; readonly customerId: string; readonly clientIp: string },
): Promise<{ readonly orderNo: string }> {
  const { token, customerId, clientIp } = request;
  await limitAttempts(deps, { call: 'order-link', clientIp });
  const now = deps.clock.now();
  const expiresAt = after(now, OPEN_MINUTES * MINUTE_MS);
  const orderNo = await openLink(deps.database, { tokenHash: hashOf(token), customerId, now, expiresAt });
  if (orderNo === null) throw new DomainError('OrderLinkNotFound', 'The link is invalid, used or expired.');
  return { orderNo };
}
