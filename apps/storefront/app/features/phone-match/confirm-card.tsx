import type { PhoneMatchState } from '@ownpath/contracts/phone-match';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { MaskedText } from '../../shared/phone-match/masked-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';

type Props = {
  readonly person: NonNullable<PhoneMatchState['person']>;
  readonly isExistingCustomer: boolean;
  readonly signInHref: string;
  readonly isSending: boolean;
};

const ROWS = [
  ['name', 'phoneMatch.name'],
  ['home', 'phoneMatch.home'],
  ['born', 'phoneMatch.born'],
  ['ssn', 'phoneMatch.ssn'],
] as const;

/** "Is this you?", with masked details: enough for the person, too little for anybody else. */
export function ConfirmCard({ person, isExistingCustomer, signInHref, isSending }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="max-w-xl rounded-card bg-white p-6 shadow-card md:p-9">
      <p className="flex items-center gap-2 text-sm font-semibold text-spruce-700">
        <Icon as="circle-check" size="s" />
        <FormattedMessage id="phoneMatch.confirmed" />
      </p>
      <h2 ref={heading} tabIndex={-1} className="mt-2 text-xl">
        <FormattedMessage id="phoneMatch.isThisYou" />
      </h2>
      <dl className="mt-5 grid grid-cols-[minmax(6.5rem,10rem)_minmax(0,1fr)] gap-x-4 gap-y-2.5">
        {ROWS.map(([name, labelId]) => {
          const parts = person[name];
          return parts === null ? null : (
            <div key={name} className="contents">
              <dt className="text-ink-2">
                <FormattedMessage id={labelId} />
              </dt>
              <dd className="font-semibold">
                <MaskedText parts={parts} />
              </dd>
            </div>
          );
        })}
      </dl>
      {isExistingCustomer && (
        <p className="mt-5 text-sm text-ink-2">
          <LinkedMessage id="phoneMatch.existing" to={signInHref} />
        </p>
      )}
      <Form method="post" className="mt-7 flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="confirm"
          variant="action"
          isBusy={isSending}
          className="max-sm:w-full"
        >
          <FormattedMessage id="phoneMatch.use" />
        </Button>
        <Button type="submit" name="intent" value="refuse" variant="outline" className="max-sm:w-full">
          <FormattedMessage id="phoneMatch.notMe" />
        </Button>
      </Form>
    </section>
  );
}
