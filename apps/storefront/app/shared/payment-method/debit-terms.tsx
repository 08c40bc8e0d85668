import type { DebitAuthorization } from '@ownpath/contracts/checkout';
import type { ReactNode } from 'react';

type Props = {
  readonly authorization: DebitAuthorization;
  /** How it is given. */
  readonly children: ReactNode;
};

/** What paying with a bank account authorises. */
export function DebitTerms({ authorization, children }: Props) {
  return (
    <section className="grid gap-2 rounded-card bg-sage-50 p-4.5 text-sm text-ink-2 ring-[1.5px] ring-sage-300 ring-inset">
      <h3 className="text-base font-semibold text-ink">{authorization.heading}</h3>
      {authorization.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="font-semibold text-ink">{children}</p>
    </section>
  );
}
