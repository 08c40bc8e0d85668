import type { AgreementCopy } from '@ownpath/contracts/orders';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { agreementFileHref, agreementHref } from '../../shared/shopper/order-links.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Each copy is named in its own language, whatever the page's. */
const OWN_WORDS: Readonly<
  Record<
    Locale,
    { readonly name: (number: string) => string; readonly read: string; readonly download: string }
  >
> = {
  'en-US': { name: (number) => `Agreement ${number}, English`, read: 'Read', download: 'Download' },
  'es-US': { name: (number) => `Contrato ${number}, español`, read: 'Leer', download: 'Descargar' },
};

const missingIds = {
  'en-US': 'agreement.missing.english',
  'es-US': 'agreement.missing.spanish',
} as const satisfies Record<Locale, string>;

type Props = {
  readonly orderNo: string;
  readonly agreementNumber: string;
  readonly copies: readonly AgreementCopy[];
};

/** The agreement in each language, as a file and as a page; a language without a copy is said in words. */
export function AgreementCopies({ orderNo, agreementNumber, copies }: Props) {
  const missing = LOCALES.filter((locale) => !copies.some((copy) => copy.locale === locale));
  return (
    <section className="print:hidden">
      <h2 className="mb-4 text-[1.375rem]">
        <FormattedMessage id="agreement.copies" />
      </h2>
      <ul className="border-oat-300 border-b">
        {copies.map((copy) => (
          <li
            key={copy.locale}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 border-oat-300 border-t py-4"
          >
            <Icon as="file-text" className="text-spruce-700" />
            <div className="min-w-48 flex-1">
              <p className="font-semibold wrap-anywhere" lang={copy.locale}>
                {OWN_WORDS[copy.locale].name(agreementNumber)}
              </p>
              <CopyFacts copy={copy} />
            </div>
            <CopyLinks copy={copy} orderNo={orderNo} />
          </li>
        ))}
        {missing.map((locale) => (
          <li key={locale} className="border-oat-300 border-t py-4 text-ink-2">
            <FormattedMessage id={missingIds[locale]} />
          </li>
        ))}
      </ul>
      {copies.length > 1 && (
        <p className="mt-3 text-sm text-ink-2">
          <FormattedMessage id="agreement.same" />
        </p>
      )}
    </section>
  );
}

function CopyFacts({ copy: { isSigned, hasFile, pageCount } }: { readonly copy: AgreementCopy }) {
  return (
    <p className="text-sm text-ink-2">
      {hasFile ? (
        <FormattedMessage id="agreement.file" values={{ count: pageCount ?? 0 }} />
      ) : (
        <FormattedMessage id="agreement.noFile" />
      )}{' '}
      {isSigned && <FormattedMessage id="agreement.signed" />}
    </p>
  );
}

function CopyLinks({ copy, orderNo }: { readonly copy: AgreementCopy; readonly orderNo: string }) {
  const { locale, hasFile } = copy;
  return (
    <div className="flex flex-wrap items-center gap-3" lang={locale}>
      <Link
        to={agreementHref(orderNo, locale)}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-spruce-700"
      >
        {OWN_WORDS[locale].read}
      </Link>
      {hasFile && (
        <Link
          to={agreementFileHref(orderNo, locale)}
          reloadDocument
          className={`${buttonClass({ variant: 'outline', size: 'small' })} no-underline`}
        >
          <Icon as="download" size="s" />
          {OWN_WORDS[locale].download}
        </Link>
      )}
    </div>
  );
}
