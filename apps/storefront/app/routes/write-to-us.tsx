import { isCalendarDate } from '@ownpath/domain/dates';
import { NO_STORE_NUMBER } from '@ownpath/domain/stores';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { MESSAGE_PATH, MessageForm } from '../features/stores/message-form.tsx';
import { findMessageWriter } from '../features/stores/message-writer.server.ts';
import { writeToStore } from '../features/stores/write-to-store.server.ts';
import { retryAfter, sendLoaderHeaders } from '../platform/http/responses.ts';
import { useDateText } from '../platform/i18n/date-text.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { findChosenStore, findStore } from '../shared/shopper/chosen-store.server.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/write-to-us.ts';

/** The contact page's form, with what came of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  followMailLanguage(context, MESSAGE_PATH, url);
  const commerce = context.get(commerceContext);
  const answerBy = url.searchParams.get('sent') ?? '';
  const answering = url.searchParams.get('store') ?? '';
  const [store, writer] = await Promise.all([
    /^\d{5}$/.test(answering) && answering !== NO_STORE_NUMBER ? findStore(commerce, answering) : null,
    findMessageWriter(commerce, context.get(sessionContext)),
  ]);
  return data(
    {
      place: store && `${store.address1}, ${store.city}`,
      answerBy: isCalendarDate(answerBy) ? answerBy : null,
      requestKey: crypto.randomUUID(),
      writer,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const form = await request.formData();
  const store = await findChosenStore(commerce, context.get(sessionContext));
  const sent = await writeToStore(commerce, form, store?.id ?? null);
  if ('answerBy' in sent) {
    return redirect(`${MESSAGE_PATH}?sent=${sent.answerBy}&store=${sent.answeringStore}`);
  }
  const { returned } = sent;
  return data(returned, { status: 422, headers: retryAfter(returned.waitSeconds) });
}

export const headers = sendLoaderHeaders;

export default function WriteToUsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const dates = useDateText();
  const { place, answerBy, requestKey, writer } = loaderData;
  const title = formatMessage({ id: answerBy === null ? 'message.title' : 'message.sent' });
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-9 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-12">
      <PageTitle>{title}</PageTitle>
      <div className="min-w-0 max-w-2xl">
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {answerBy === null ? (
          <>
            <p className="mt-3 mb-6 text-ink-2">
              <FormattedMessage id="message.intro" />
            </p>
            <MessageForm requestKey={requestKey} writer={writer} returned={actionData} />
          </>
        ) : (
          <>
            <div className="mt-5">
              <Notice tone="success" role="status">
                <FormattedMessage
                  id="message.sent.text"
                  values={{
                    place: place ?? '',
                    hasStore: place === null ? 'no' : 'yes',
                    date: dates.weekday(answerBy),
                  }}
                />
              </Notice>
            </div>
            <p className="mt-5">
              <TextLink to="/contact-us">
                <FormattedMessage id="message.back" />
              </TextLink>
            </p>
          </>
        )}
      </div>
      <section>
        <h2 className="mb-3 text-lg">
          <FormattedMessage id="webOrder.sooner" />
        </h2>
        <StoreContact />
      </section>
    </div>
  );
}
