import type { Membership } from '@ownpath/contracts/servicing';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, toLetter } from '../notifications/index.ts';

type Texts = {
  readonly subject: (lastDay: string) => string;
  readonly ended: (name: string, number: string, on: string) => string;
  readonly benefits: (lastDay: string) => string;
  readonly credit: (amount: string) => string;
  readonly noCredit: string;
  readonly next: (amount: string, date: string, left: number, total: string, cash: string) => string;
  readonly nothing: string;
  readonly page: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (lastDay) => `Your Benefit Plus membership ends on ${lastDay}`,
    ended: (name, number, on) =>
      `On ${on} you canceled the Benefit Plus membership with your ${name}, agreement ${number}. Your rental continues as before.`,
    benefits: (lastDay) => `You keep its benefits through ${lastDay}, because that time is paid.`,
    credit: (amount) =>
      `You had paid ahead: we credited ${amount} to the agreement, and your next payment uses it.`,
    noCredit: 'The membership is not charged again.',
    next: (amount, date, left, total, cash) =>
      `Your next payment is ${amount}, due on ${date}, tax included; ${left === 1 ? '1 payment is' : `${left} payments are`} left. Your total cost to own stays ${total}, the cash price is ${cash}.`,
    nothing: 'You have nothing more to pay on it.',
    page: 'Your membership:',
  },
  'es-US': {
    subject: (lastDay) => `Su membresía Benefit Plus termina el ${lastDay}`,
    ended: (name, number, on) =>
      `El ${on} usted canceló la membresía Benefit Plus de ${name}, contrato ${number}. Su renta sigue igual.`,
    benefits: (lastDay) => `Conserva sus beneficios hasta el ${lastDay}, porque ese tiempo ya está pagado.`,
    credit: (amount) =>
      `Usted había pagado por adelantado: acreditamos ${amount} a su contrato y se usarán en su próximo pago.`,
    noCredit: 'La membresía no se vuelve a cobrar.',
    next: (amount, date, left, total, cash) =>
      `Su próximo pago es de ${amount} y vence el ${date}, con impuestos; ${left === 1 ? 'falta 1 pago' : `faltan ${left} pagos`}. Su costo total para ser dueño sigue siendo ${total} y el precio de contado es ${cash}.`,
    nothing: 'No le queda nada por pagar.',
    page: 'Su membresía:',
  },
};

/** Tells a member that the membership has ended: until when its benefits last, what was credited, and the next payment. */
export function membershipEndedEmail(
  membership: Membership,
  { to, locale, shopUrl }: { readonly to: string; readonly locale: Locale; readonly shopUrl: string },
): Email {
  const { ended, name, agreementNumber, nextDueOn, nextPaymentCents } = membership;
  const { paymentsLeft, totalCostCents, cashPriceCents } = membership;
  if (!ended) throw new Error('the membership has not ended');
  const text = texts[locale];
  const day = (date: string) => formatCalendarDate(date, locale);
  const money = (cents: number) => formatCents(cents, locale);
  const total = money(totalCostCents);
  return toLetter(
    { to, subject: text.subject(day(ended.endsOn)) },
    [
      text.ended(name, agreementNumber, day(ended.cancelledOn)),
      text.benefits(day(ended.endsOn)),
      ...(ended.creditCents > 0 ? [text.credit(money(ended.creditCents))] : []),
      text.noCredit,
      nextDueOn === null
        ? text.nothing
        : text.next(money(nextPaymentCents), day(nextDueOn), paymentsLeft, total, money(cashPriceCents)),
      {
        label: text.page,
        link: `${shopUrl}/my-accounts/memberships?${new URLSearchParams({ language: locale })}`,
      },
    ],
    locale,
  );
}
