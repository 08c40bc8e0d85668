import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { HostedFrame } from './use-hosted-frame.ts';

type Props = {
  readonly frame: HostedFrame;
  readonly url: string;
  /** What is typed there, for people who do not see it. */
  readonly title: string;
  /** What is said about the numbers typed there. */
  readonly children?: ReactNode;
};

/** The gateway's fields in its own frame: the shop only ever sees a token. */
export function HostedFields({ frame: card, url, title, children }: Props) {
  return (
    <>
      {card.isLate && (
        <div className="mb-4 grid justify-items-start gap-3" role="alert">
          <Notice tone="error">
            <FormattedMessage id="payment.problem.frame" />
          </Notice>
          <Button variant="outline" size="small" onClick={card.reload}>
            <FormattedMessage id="payment.tryAgain" />
          </Button>
        </div>
      )}
      <div className="relative" aria-busy={!card.isReady || undefined} hidden={card.isLate}>
        {!card.isReady && (
          <div className="absolute inset-0 grid content-start gap-6 py-6">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
        <iframe
          key={card.attempt}
          ref={card.frame}
          src={card.isListening ? url : undefined}
          title={title}
          allow="payment"
          className="relative -mx-0.75 block w-[calc(100%+6px)] border-0"
          style={{ height: `${card.heightPx}px` }}
        />
      </div>
      {children && (
        <p className="mt-3 flex gap-2.5 text-xs text-ink-3">
          <Icon as="lock" size="s" />
          <span>{children}</span>
        </p>
      )}
    </>
  );
}

const TEXTS = {
  card: { title: 'payment.frame', safe: 'payment.safe' },
  bank: { title: 'payment.bankFrame', safe: 'payment.bankSafe' },
} as const;

type TypedProps = Pick<Props, 'frame' | 'url'> & { readonly kind: keyof typeof TEXTS };

/** The fields of a card or bank account that is typed; they stay as they are over a refused try. */
export function TypedFields({ frame, url: latest, kind }: TypedProps) {
  const { formatMessage } = useIntl();
  const [url] = useState(latest);
  return (
    <HostedFields frame={frame} url={url} title={formatMessage({ id: TEXTS[kind].title })}>
      <FormattedMessage id={TEXTS[kind].safe} />
    </HostedFields>
  );
}
