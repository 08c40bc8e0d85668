import type { Exchange } from '@ownpath/contracts/servicing';
import { isExchangeOver } from '@ownpath/domain/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { Settlement } from '../../shared/returns/settlement.tsx';
import { useLookAgain } from '../../shared/shopper/use-look-again.ts';
import { Notice } from '../../ui/notice.tsx';
import { AskExchange } from './ask-exchange.tsx';
import { ExchangeHero } from './exchange-hero.tsx';
import { ExchangedItem } from './exchanged-item.tsx';
import type { ExchangeReturned } from './take-exchange.server.ts';

type Props = {
  readonly exchange: Exchange;
  readonly requestKey: string;
  readonly done: string | null;
  readonly returned: ExchangeReturned | null;
};

const STEP_IDS = ['exchange.step.ask', 'exchange.step.choose', 'exchange.step.visit'] as const;

const problemIds: Readonly<Record<Exclude<ExchangeReturned['problem'], 'wish-too-long'>, string>> = {
  ExchangeNotOffered: 'exchange.problem.notOffered',
  VisitNotChangeable: 'visits.tooLate',
  unknown: 'exchange.problem.unknown',
};

/** An exchange from the question to the visit: how far it is, what to do next, and what both agreements cost. */
export function ExchangePage({ exchange, requestKey, done, returned }: Props) {
  const { agreement, request, refusal } = exchange;
  useLookAgain(request?.state === 'asked');
  const isOver = request === null || isExchangeOver(request.state);
  return (
    <>
      <Outcome done={done} returned={returned} />
      <ExchangeHero exchange={exchange} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-10">
        <div className="min-w-0">
          {isOver && refusal === null && (
            <AskExchange agreement={agreement} requestKey={requestKey} returned={returned} />
          )}
          {request?.next && <ExchangedItem titleId="exchange.new" agreement={request.next} />}
          <div className={request?.next ? 'mt-5' : isOver && refusal === null ? 'mt-10' : ''}>
            <ExchangedItem
              titleId={request?.state === 'done' ? 'exchange.oldDone' : 'exchange.old'}
              agreement={agreement}
            />
          </div>
        </div>
        <aside className="grid min-w-0 content-start gap-5">
          <WhatHappens exchange={exchange} />
          <section className="rounded-leaf bg-sage-100 p-6">
            <h2 className="text-lg">
              <FormattedMessage id="exchange.steps" />
            </h2>
            <ol className="mt-3 grid gap-3">
              {STEP_IDS.map((id, index) => (
                <li key={id} className="flex gap-3">
                  <b className="font-display text-xl leading-6 text-spruce-700" aria-hidden="true">
                    {index + 1}
                  </b>
                  <span>
                    <FormattedMessage id={id} />
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </aside>
      </div>
    </>
  );
}

/** The end of the old agreement, by the day. */
function WhatHappens({ exchange: { request, settlement } }: Pick<Props, 'exchange'>) {
  const isDone = request?.state === 'done';
  const isAhead = request !== null && !isExchangeOver(request.state);
  if (!settlement || !(isDone || isAhead)) return null;
  return (
    <section className="rounded-card bg-white p-5 shadow-card sm:p-6">
      <h2 className="text-lg">
        <FormattedMessage id={isDone ? 'returned.titleDone' : 'exchange.settlement'} />
      </h2>
      {isAhead && (
        <p className="text-sm text-ink-2">
          <FormattedMessage id="exchange.settlementText" values={{ dated: request.datedOn ? 'yes' : 'no' }} />
        </p>
      )}
      <Settlement settlement={settlement} isDone={isDone} />
    </section>
  );
}

function Outcome({ done, returned }: Pick<Props, 'done' | 'returned'>) {
  const { formatMessage } = useIntl();
  if (returned && returned.problem !== 'wish-too-long') {
    return (
      <div className="mb-5">
        <Notice tone="error" role="alert">
          {formatMessage({ id: problemIds[returned.problem] })}
        </Notice>
      </div>
    );
  }
  if (done !== 'asked' && done !== 'kept') return null;
  return (
    <div className="mb-5">
      <Notice tone="success" role="status">
        <FormattedMessage id={done === 'asked' ? 'exchange.done.asked' : 'exchange.done.kept'} />
      </Notice>
    </div>
  );
}
