import type { PaySchedule } from '@ownpath/contracts/checkout';
import type { Order } from '@ownpath/contracts/orders';
import type { Locale } from '@ownpath/domain/site';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { buildAgreementDocument } from '../modules/agreements/build-agreement-document.ts';
import { dayText } from '../modules/agreements/document-blocks.ts';
import type { DocumentContent } from '../modules/agreements/document-content.ts';
import { renderPdf } from '../modules/agreements/pdf/render-pdf.ts';
import { renderAgreement } from '../modules/agreements/render-agreement.ts';
import { signContent } from '../modules/agreements/sign-content.ts';
import { confirmationEmail } from '../modules/orders/confirmation-email.ts';
import type { calculate } from './rent-calculator.ts';
import { sampleAgreement } from './sample-agreement.ts';

type Figures = Omit<ReturnType<typeof calculate>, 'sameAsCash'> & {
  readonly sameAsCash: ReturnType<typeof calculate>['sameAsCash'] | null;
};

const money = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
const numbersIn = (text: string) => text.match(/\$[\d,]+\.\d\d/g) ?? [];
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
const textOfHtml = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

export function agreementOf(schedule: PaySchedule, stateCode: string, locale: Locale): DocumentContent {
  const { quote, payments, sameAsCash } = schedule;
  const sameAsCashEndsOn = sameAsCash?.date ?? null;
  return buildAgreementDocument(
    sampleAgreement(locale, { stateCode, quote, payments, sameAsCash, sameAsCashEndsOn }),
  );
}

/** The section of a document with this code, as the text of the HTML. */
function sectionOf(content: DocumentContent, code: string): string {
  const sections = content.sections.filter((section) => section.code === code);
  return textOfHtml(
    renderAgreement({ ...content, sections })
      .html.split('</aside>')
      .at(-1) ?? '',
  );
}

/** Day and amount of each payment, of which the document sets equal ones together. */
function calendarOf(content: DocumentContent): [string, string | undefined][] {
  const blocks = content.sections.find(({ code }) => code === 'calendar')?.blocks ?? [];
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const shown = sectionOf(content, 'calendar');
  expect(numbersIn(shown)).toEqual(rows.map(([, amount]) => amount?.text));
  return rows.flatMap(([days, amount]) => {
    const [list = ''] = days?.detail ?? [];
    expect(shown).toContain(list);
    return list.split('; ').map((day): [string, string | undefined] => [day, amount?.text]);
  });
}

/** What the acts ask an agreement to tell in figures, in its HTML and in the e-mail. */
export function expectFiguresInText(schedule: PaySchedule, figures: Figures, content: DocumentContent): void {
  const { locale } = content;
  const { payments, cash, sameAsCash } = figures;
  const [first] = payments;
  const last = payments.at(-1);
  if (!first || !last) throw new Error('no payments');
  const totals = payments.map(({ rent, fee, tax }) => money(rent + fee + tax));
  expect(calendarOf(content)).toEqual(
    payments.map(({ date }, index) => [dayText(date, locale), totals[index]]),
  );
  const costs = sectionOf(content, 'costs');
  expect(costs).toContain(` ${figures.count} `);
  const own = [
    money(first.rent),
    ...(first.fee > 0 ? [money(first.fee)] : []),
    money(first.tax),
    money(first.rent + first.fee + first.tax),
    money(last.rent),
    money(figures.rent),
    money(figures.totalCost),
    money(figures.withTax),
    money(cash),
  ];
  expect(numbersIn(costs)).toEqual(expect.arrayContaining(own));
  expect(numbersIn(sectionOf(content, 'payments'))).toEqual(
    expect.arrayContaining([totals[0], money(figures.withTax), money(figures.rent)]),
  );
  const mail = confirmationEmail(
    { ...orderOf(schedule, first.rent + first.fee + first.tax), buyOutCents: cash - first.rent },
    locale,
    'https://shop.example',
  );
  const laterPayments = payments.slice(1).reduce((sum, { rent, fee, tax }) => sum + rent + fee + tax, 0);
  const sums = [
    money(laterPayments),
    money(figures.firstPayment),
    money(figures.totalCost),
    money(figures.withTax),
    money(cash),
  ];
  expect(numbersIn(mail.text)).toEqual(expect.arrayContaining(sums));
  if (schedule.sameAsCash && sameAsCash && sameAsCash.left > 0) {
    const afterwards = [
      money(sameAsCash.reached),
      money(sameAsCash.left),
      money(schedule.sameAsCash.buyOutAfterCents),
    ];
    for (const text of [sectionOf(content, 'early-purchase'), mail.text]) {
      expect(numbersIn(text)).toEqual(expect.arrayContaining(afterwards));
    }
  }
}

function orderOf({ quote, payments, sameAsCash, deliveryDate }: PaySchedule, paidCents: number): Order {
  const order: Partial<Order> = {
    orderNo: '00100001',
    agreementNumber: '04217-70000001',
    firstName: 'Ana',
    email: 'ana@example.com',
    quote,
    payments,
    sameAsCash,
    deliveryDate,
    paidCents,
    documentsNeeded: [],
    documentsInReview: [],
    autopay: null,
    agreementCopies: [],
  };
  return order as Order;
}

/** The same in every state; one document of each language is compared as a whole where the PDF is tested. */
const SAME_IN_EVERY_STATE: readonly string[] = ['items', 'payments', 'calendar'];

/** Every clause, notice and figure that depends on the state stands in the HTML and in the PDF. */
export async function expectSameInPdf(whole: DocumentContent): Promise<void> {
  const sections = whole.sections.filter(({ code }) => !SAME_IN_EVERY_STATE.includes(code));
  const content = { ...whole, sections };
  const signedAt = new Date('2026-11-21T16:42:00Z');
  const signed = signContent(content, {
    signerName: 'Ana Ortega',
    signerIp: '203.0.113.7',
    signedAt,
    documentSha256: 'ab'.repeat(32),
    envelopeId: 'sbx_env_1',
    timeZone: 'America/Chicago',
    signedLocale: content.locale,
  });
  const { pdf } = await renderPdf(signed, signedAt);
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)));
  const inPdf = withoutSpaces(
    text.map((page) => page.replace(/[^\n]*(?:Page|Página) \d+ (?:of|de) \d+\s*$/, '')).join(' '),
  );
  const inHtml = withoutSpaces(textOfHtml(renderAgreement(content).html));
  const parts = [
    ...content.notices.firstPage.map((notice) => notice.text),
    ...content.notices.beforeSignature.map((notice) => notice.text),
    ...content.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(partsOf)]),
  ].filter((part) => part !== '');
  const missing = parts.filter((part) => {
    const bare = withoutSpaces(part);
    return !inPdf.includes(bare) || !inHtml.includes(bare);
  });
  expect(missing).toEqual([]);
}

function partsOf(block: DocumentContent['sections'][number]['blocks'][number]): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'facts':
      return block.rows.flatMap(({ label, value }) => [label, value]);
    case 'entries':
      return block.entries;
    case 'table':
      return [...block.rows, block.total ?? []].flat().flatMap(({ text, detail = [] }) => [text, ...detail]);
  }
}
