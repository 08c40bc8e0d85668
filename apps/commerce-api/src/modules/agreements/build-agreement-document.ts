import { formatInstant } from '@ownpath/domain/dates';
import { US_STATES } from '@ownpath/domain/stores';
import type { AgreementDocumentInput } from './agreement-document-input.ts';
import { documentTexts } from './agreement-texts.ts';
import { costBoxOf } from './cost-box.ts';
import { buildDisclosure } from './disclosure.ts';
import { calendarBlocks, dayText, factText, itemTable, paymentBlocks } from './document-blocks.ts';
import type { DocumentBlock, DocumentContent, DocumentNotice, DocumentSection } from './document-content.ts';
import { marylandFormOf } from './maryland-form.ts';
import type { PrescribedNotice } from './prescribed-notices.ts';
import { signingTexts } from './signing-texts.ts';
import { summarizeAgreement } from './summarize-agreement.ts';

/** Version of the document's text; change it with every edit of the document or the disclosure. */
export const AGREEMENT_TEMPLATE_VERSION = '2026-11d';

const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });

const noticeOf = ({ text, isBold, minPointSize }: PrescribedNotice): DocumentNotice => ({
  text,
  isBold,
  minPointSize,
});

function stateNameOf(stateCode: string): string {
  return US_STATES.find(({ code }) => code === stateCode)?.name ?? stateCode;
}

function numbered(sections: readonly DocumentSection[]): DocumentSection[] {
  return sections.map((section, index) => ({ ...section, heading: `${index + 1}. ${section.heading}` }));
}

/** The agreement of one order as data, in one language. */
export function buildAgreementDocument(input: AgreementDocumentInput): DocumentContent {
  const { locale, signedLocale, store, customer, retailerName } = input;
  const texts = documentTexts[locale];
  const signing = signingTexts[locale];
  const disclosure = buildDisclosure(input);
  const costBox = costBoxOf(input);
  const marylandForm = marylandFormOf(input, disclosure);
  const title = `${disclosure.transactionName.charAt(0).toUpperCase()}${disclosure.transactionName.slice(1)}`;
  const instant = formatInstant(input.madeAt, store.timeZone, locale);
  const [first] = input.payments;
  const section = (code: string, heading: string, blocks: readonly DocumentBlock[]): DocumentSection => ({
    code,
    heading,
    blocks,
  });
  const { headings } = texts;
  const clauses = [...disclosure.sections, ...input.furtherSections];
  return {
    locale,
    title,
    number: input.agreementNumber,
    numberLabel: texts.number,
    retailerName,
    note: locale === signedLocale ? null : texts.translation(texts.languages[signedLocale]),
    parties: [
      { label: texts.lessor, lines: [retailerName, store.name, ...store.addressLines, input.storePhone] },
      { label: texts.customer, lines: [customer.name, ...customer.addressLines] },
      {
        label: texts.dates,
        lines: [texts.made(instant), ...(first ? [texts.starts(dayText(first.coversFrom, locale))] : [])],
      },
    ],
    summary: { heading: headings.summary, points: summarizeAgreement(input) },
    sections: numbered([
      section('items', headings.items, [itemTable(input)]),
      section('payments', headings.payments, paymentBlocks(input)),
      section('costs', headings.costs, [
        {
          kind: 'facts',
          rows: disclosure.facts.map((fact) => ({
            label: fact.label ?? texts.facts[fact.code] ?? fact.code,
            value: factText(fact, locale),
          })),
        },
      ]),
      ...clauses.map(({ code, heading, paragraphs }) => section(code, heading, paragraphs.map(paragraph))),
      section('calendar', headings.calendar, calendarBlocks(input)),
      ...(marylandForm === null
        ? []
        : [section('prescribed-form', marylandForm.heading, marylandForm.blocks)]),
      ...(costBox === null ? [] : [section('cost-box', costBox.heading, [costBox.block])]),
    ]),
    notices: {
      heading: texts.notices(stateNameOf(input.stateCode)),
      firstPage: disclosure.notices.filter(({ place }) => place === 'first-page').map(noticeOf),
      beforeSignature: disclosure.notices.filter(({ place }) => place === 'before-signature').map(noticeOf),
    },
    minPointSize: disclosure.minPointSize,
    signing: {
      heading: headings.signatures,
      notices: signing.copyNotices,
      signatures: [
        { role: 'customer', label: signing.customerSignature, name: customer.name, signature: null },
        {
          role: 'retailer',
          label: signing.retailerSignature,
          name: retailerName,
          signature: {
            text: retailerName,
            detail: signing.signedByRetailer(store.addressLines.join(', '), instant),
          },
        },
      ],
    },
  };
}
