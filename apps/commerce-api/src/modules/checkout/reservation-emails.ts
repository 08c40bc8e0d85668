import { formatInstant } from '@ownpath/domain/dates';
import type { ReservationDeposit } from '@ownpath/domain/law';
import { formatCents } from '@ownpath/domain/money';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { findLatestApplication } from '../approval/index.ts';
import {
  findReservationOfJob,
  isHeldAtStore,
  type OrderableBasket,
  planReservationEnd,
  TELL_RESERVATION_ENDED,
} from '../basket/index.ts';
import { type Email, queueEmail, toLetter } from '../notifications/index.ts';
import type { Queryable, Transaction } from './checkout-queries.ts';

type Texts = {
  readonly greeting: (firstName: string) => string;
  readonly reserved: {
    readonly subject: (until: string) => string;
    readonly held: (store: string, until: string) => string;
    readonly heldForDeposit: (store: string, until: string) => string;
    readonly deposit: (amount: string, isAllRefunded: boolean) => string;
    readonly goOn: string;
    readonly giveUp: string;
    readonly giveUpDeposit: string;
  };
  readonly ended: {
    readonly subject: string;
    readonly over: (until: string) => string;
    readonly inCart: string;
  };
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    greeting: (firstName) => `Hello ${firstName},`,
    reserved: {
      subject: (until) => `Reserved for you until ${until}`,
      held: (store, until) =>
        `your store at ${store} holds these items for you until ${until}, free of charge:`,
      heldForDeposit: (store, until) => `your store at ${store} holds these items for you until ${until}:`,
      deposit: (amount, isAllRefunded) =>
        isAllRefunded
          ? `You paid a deposit of ${amount}. You get all of it back: when you order, when you cancel the reservation, or when it ends.`
          : `You paid a deposit of ${amount}. You get all of it back when you order.`,
      goOn: 'To order them, open your cart in the browser you reserved with, or sign in first:',
      giveUp:
        'Changed your mind? You don’t have to do anything: the reservation ends automatically, and you owe nothing.',
      giveUpDeposit: 'Changed your mind? Cancel the reservation in your cart, or let it end on its own.',
    },
    ended: {
      subject: 'Your reservation has ended',
      over: (until) =>
        `your reservation ended on ${until}, so others can rent the items again. You owe nothing.`,
      inCart: 'They are still in your cart, and you can rent them while they last:',
    },
  },
  'es-US': {
    greeting: (firstName) => `Hola, ${firstName}:`,
    reserved: {
      subject: (until) => `Apartado para usted hasta el ${until}`,
      held: (store, until) => `Su tienda en ${store} le aparta estos artículos hasta el ${until}, sin costo:`,
      heldForDeposit: (store, until) => `Su tienda en ${store} le aparta estos artículos hasta el ${until}:`,
      deposit: (amount, isAllRefunded) =>
        isAllRefunded
          ? `Pagó un depósito de ${amount}. Se lo devolvemos completo: cuando pida, cuando cancele el apartado o cuando termine.`
          : `Pagó un depósito de ${amount}. Se lo devolvemos completo cuando pida.`,
      goOn: 'Para pedirlos, abra su carrito en el navegador con el que los apartó o inicie sesión primero:',
      giveUp: '¿Cambió de opinión? No tiene que hacer nada: el apartado termina solo y usted no debe nada.',
      giveUpDeposit: '¿Cambió de opinión? Cancele el apartado en su carrito o deje que termine solo.',
    },
    ended: {
      subject: 'Su apartado terminó',
      over: (until) =>
        `Su apartado terminó el ${until}, así que otras personas ya pueden rentar los artículos. Usted no debe nada.`,
      inCart: 'Siguen en su carrito y puede rentarlos mientras haya:',
    },
  },
};

export type Recipient = { readonly to: string; readonly firstName: string };
export type Shop = Pick<Dependencies['config'], 'publicUrl'>;

/** The cart in the mail's language. */
export const cartLink = ({ publicUrl }: Shop, locale: Locale) =>
  `${publicUrl}/cart?${new URLSearchParams({ language: locale })}`;

/** Where mail about a cart goes: its own address, else that of the application. */
export async function findRecipient(
  queryable: Queryable,
  basket: { readonly customerId: string; readonly email: string | null },
): Promise<Recipient | null> {
  const application = await findLatestApplication(queryable, basket.customerId);
  const to = basket.email ?? application?.email;
  return to && application?.firstName ? { to, firstName: application.firstName } : null;
}

/** Queues the mail about a new reservation, and plans the one about its end; neither where the store holds nothing. */
export async function tellReservation(
  transaction: Transaction,
  config: Shop,
  { basket, store, agreements }: Pick<OrderableBasket, 'basket' | 'store' | 'agreements'>,
  { id, endsAt }: { readonly id: string; readonly endsAt: Date },
  occasion: { readonly locale: Locale; readonly now: Date; readonly deposit?: ReservationDeposit },
): Promise<void> {
  const { locale, now, deposit } = occasion;
  const held = agreements.flatMap(({ lines }) => lines).filter(isHeldAtStore);
  const recipient = await findRecipient(transaction, basket);
  if (!recipient || held.length === 0) return;
  const payload: z.infer<typeof Payload> = { reservationId: id, locale };
  await planReservationEnd(transaction, { payload, id, endsAt });
  const { greeting, reserved } = texts[locale];
  const until = formatInstant(endsAt, store.timeZone, locale);
  const items = held.map(
    ({ row, product }) => `${row.quantity > 1 ? `${row.quantity} × ` : ''}${product?.name ?? row.productId}`,
  );
  const mail = toLetter(
    { to: recipient.to, subject: reserved.subject(until) },
    [
      greeting(recipient.firstName),
      (deposit ? reserved.heldForDeposit : reserved.held)(`${store.address1}, ${store.city}`, until),
      ...items,
      ...(deposit
        ? [reserved.deposit(formatCents(deposit.cents, locale), deposit.refundableCents === deposit.cents)]
        : []),
      { label: reserved.goOn, link: cartLink(config, locale) },
      deposit ? reserved.giveUpDeposit : reserved.giveUp,
    ],
    locale,
  );
  await queueEmail(transaction, `reservation:${id}`, mail, now);
}

const Payload = z.object({ reservationId: z.string(), locale: z.enum(LOCALES) });

/** Queues the mail about a reservation whose time is over; none where it ended in another way. */
async function tellReservationEnded(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  sent: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { reservationId, locale } = Payload.parse(sent);
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const reservation = await findReservationOfJob(transaction, reservationId);
    if (!reservation || reservation.endsAt > now) return;
    if (reservation.endReason !== null && reservation.endReason !== 'ran-out') return;
    const recipient = await findRecipient(transaction, reservation);
    if (recipient) {
      const mail = endedEmail(recipient, reservation, deps.config, locale);
      await queueEmail(transaction, `reservation-ended:${reservationId}`, mail, now);
    }
  });
}

function endedEmail(
  { to, firstName }: Recipient,
  { endsAt, timeZone }: { readonly endsAt: Date; readonly timeZone: string },
  config: Shop,
  locale: Locale,
): Email {
  const { greeting, ended } = texts[locale];
  const lines = [
    greeting(firstName),
    ended.over(formatInstant(endsAt, timeZone, locale)),
    { label: ended.inCart, link: cartLink(config, locale) },
  ];
  return toLetter({ to, subject: ended.subject }, lines, locale);
}

/** Handlers of the jobs of these mails, by kind. */
export function reservationMailJobs(deps: Pick<Dependencies, 'database' | 'clock' | 'config'>) {
  return {
    [TELL_RESERVATION_ENDED]: (job: { readonly payload: Readonly<Record<string, unknown>> }) =>
      tellReservationEnded(deps, job.payload),
  };
}
