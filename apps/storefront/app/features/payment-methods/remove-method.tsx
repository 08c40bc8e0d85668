import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { savedValues } from '../../shared/payment-method/saved-method-text.ts';
import { AUTOPAY_HREF, METHODS_HREF } from '../../shared/shopper/account-links.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { LinkedMessage, TextLink } from '../../ui/text-link.tsx';
import type { KeptMethod, MethodProblem } from './methods-page.ts';

type Props = {
  readonly method: KeptMethod;
  readonly others: readonly KeptMethod[];
  readonly problem: MethodProblem | null;
};

/** Autopay charges it: another one takes over, by an authorisation, before it is removed. */
export function RemoveMethod({ method, others, problem }: Props) {
  const { formatMessage, formatList } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const usable = others.filter(({ expiryStatus }) => expiryStatus !== 'expired');
  const texts = method.agreements.flatMap(({ authorization }) => (authorization ? [authorization] : []));
  const names = formatList(
    method.agreements.map(({ name }) => name),
    { type: 'conjunction' },
  );
  return (
    <section aria-labelledby="remove-method" className="mt-4 border-t border-oat-300 pt-4">
      <h3
        ref={heading}
        tabIndex={-1}
        id="remove-method"
        className="font-sans text-base font-semibold tracking-normal"
      >
        <FormattedMessage id="methods.next.title" values={{ names }} />
      </h3>
      {usable.length === 0 ? (
        <p className="mt-2">
          <LinkedMessage id="methods.next.none" to={AUTOPAY_HREF} />
        </p>
      ) : (
        <Form method="post" noValidate>
          <input type="hidden" name="paymentMethodId" value={method.id} />
          <input type="hidden" name="textVersion" value={texts[0]?.textVersion ?? ''} />
          <fieldset className="mt-3 grid gap-2.5">
            <legend className="sr-only">{formatMessage({ id: 'autopay.chargeTo' })}</legend>
            {usable.map((one, index) => (
              <RadioCard
                key={one.id}
                id={`next-${one.id}`}
                name="method"
                value={one.id}
                defaultChecked={index === 0}
                className="p-4!"
                label={<FormattedMessage id="paymentMethod.name" values={savedValues(one)} />}
              />
            ))}
          </fieldset>
          <Checkbox
            id="next-consent"
            name="consent"
            className="mt-4"
            error={problem === 'consent' ? formatMessage({ id: 'autopay.problem.consent' }) : undefined}
            label={
              <span className="grid gap-2">
                {texts.flatMap(({ paragraphs }, index) =>
                  // The first paragraph names the agreement; the others are the same for all.
                  (index === 0 ? paragraphs : paragraphs.slice(0, 1)).map((paragraph) => (
                    <span key={paragraph}>{paragraph}</span>
                  )),
                )}
              </span>
            }
          />
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <Button type="submit" name="intent" value="remove" variant="solid">
              <FormattedMessage id="methods.next.submit" />
            </Button>
            <TextLink to={METHODS_HREF} preventScrollReset>
              <FormattedMessage id="methods.next.keep" />
            </TextLink>
          </div>
        </Form>
      )}
    </section>
  );
}
