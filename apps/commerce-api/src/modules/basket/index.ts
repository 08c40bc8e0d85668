export {
  findBillingAddress,
  findShipment,
  hasLiveAuthorization,
  listInstruments,
  putShippingAddress,
} from './basket-parts-queries.ts';
export type { BasketCaller, BasketRow } from './basket-queries.ts';
export { changeBasket, findOpenBasket, lockBasket } from './basket-queries.ts';
export { buildCartQuote } from './cart-quote.ts';
export { type BasketRequest, changeOpenBasket, getOwnBasket } from './change-basket.ts';
export { makeTemporaryBasket } from './create-basket.ts';
export { isDeliveryAddress, isServedBy, placeHashOf } from './delivery-target.ts';
export { type CartOffer, claimOffer, findOffer } from './find-offer.ts';
export { beginReservation, giveUpReservation } from './follow-reservation.ts';
export { holdLines, holdUnitsAgain, isHeldAtStore } from './hold-lines.ts';
export { commitHolds, releaseHolds, releaseOrderHolds } from './hold-queries.ts';
export { keepLeftLines } from './keep-left-lines.ts';
export { markLeftLines } from './left-lines-queries.ts';
export { buildPaySchedule, hasChosenSchedule } from './pay-schedule.ts';
export { toBasketItem, toOrderAddress } from './present-basket.ts';
export {
  firstAgreementOf,
  isOrderableBasket,
  type OrderableBasket,
  type PricedBasket,
  priceBasket,
} from './price-basket.ts';
export { type PricedLine, weeklyCartCents } from './price-lines.ts';
export { basketJobs } from './release-holds.ts';
export { reopenBasket } from './reopen-basket.ts';
export {
  endReservation,
  findFirstReservedAt,
  findReservation,
  findReservationOfJob,
  planReservationEnd,
  RETURN_DEPOSIT,
  TELL_RESERVATION_ENDED,
} from './reservation-queries.ts';
export { basketRoutes } from './routes.ts';
export { type ScheduleWish, savedWish, scheduleColumns } from './schedule-choice.ts';
