import { calendarDateIn, formatInstant } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type AutopayEnrollment,
  findLatestAutopay,
  type PaperContent,
  writePaper,
} from '../agreements/index.ts';
import { loadPaperFacts } from './get-agreement-paper.ts';
import { headOf, type PaperFacts } from './paper-facts.ts';
import { paperTexts } from './paper-texts.ts';

/** The text as it was accepted, and the record of that. */
function authorizationPaper(
  facts: PaperFacts,
  copy: NonNullable<AutopayEnrollment['authorizationText']>,
  autopay: AutopayEnrollment,
): PaperContent {
  const { account, locale, customerLines } = facts;
  const { agreement, store } = account;
  const { authorization: texts } = paperTexts[locale];
  const rows = [
    { label: texts.name, value: customerLines[0] ?? null },
    { label: texts.item, value: agreement.name[locale] },
    { label: texts.at, value: formatInstant(autopay.authorizedAt, store.timeZone, locale) },
    { label: texts.address, value: autopay.authorizedFromIp },
    { label: texts.text, value: autopay.authorizationTextVersion },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  return {
    ...headOf(facts),
    title: copy.heading,
    intro: copy.paragraphs,
    sections: [{ code: 'record', heading: texts.record, blocks: [{ kind: 'facts', rows }] }],
    signature: null,
  };
}

/**
 * The copy of the authorisation that is open, or was last, as a PDF in base 64 and in the language in which it was given. One
 * that was given in checkout is a clause of the agreement: then there is no other.
 * @throws DomainError `NotFound`
 */
export async function getAutopayAuthorization(
  { database }: Pick<Dependencies, 'database'>,
  request: { readonly customerId: string; readonly agreementId: string; readonly locale: Locale },
): Promise<{ orderNo: string | null; fileName: string; locale: Locale; pdf: string }> {
  const asked = await loadPaperFacts({ database }, request);
  const { id, agreementNumber, orderNo } = asked.account.agreement;
  const autopay = await findLatestAutopay(database, id);
  if (!autopay) throw new DomainError('NotFound', 'Autopay was never authorized for this agreement.');
  const { authorizationText: copy, authorizedAt, authorizationLocale } = autopay;
  const locale = authorizationLocale ?? request.locale;
  const day = calendarDateIn(authorizedAt, asked.account.store.timeZone);
  const file = { fileName: `autopay-${agreementNumber}-${day}.pdf`, locale };
  if (!copy) return { ...file, orderNo, pdf: '' };
  const content = authorizationPaper({ ...asked, locale }, copy, autopay);
  const pdf = await writePaper(content, authorizedAt);
  return { ...file, orderNo: null, pdf: Buffer.from(pdf).toString('base64') };
}
