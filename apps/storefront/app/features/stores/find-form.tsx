import { cleanPostalCode } from '@ownpath/domain/account';
import { STORE_SEARCH_FIELDS } from '@ownpath/domain/forms';
import { type FormEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useDeviceLocation } from '../../shared/shopper/device-location.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { addressQuery, pointQuery } from './place-query.ts';

const problemIds = {
  'location-needed': 'stores.problem.location',
  'postal-code-needed': 'stores.problem.postalCode',
} as const;

type Props = {
  /** What was asked last, and where to go afterwards. */
  readonly search: URLSearchParams;
  /** Asks anew, by a query of the store finder's page. */
  readonly onFind: (query: string) => void;
  /** What was wrong with the postal code asked for. */
  readonly problem: keyof typeof problemIds | null;
  readonly isBusy: boolean;
};

/** A postal code, or where the visitor is. Both forms work without JavaScript, the second by the visitor's address. */
export function FindForm({ search, onFind, problem, isBusy }: Props) {
  const intl = useIntl();
  const id = useId();
  const device = useDeviceLocation(
    (point) => onFind(pointQuery(search, point)),
    () => onFind(addressQuery(search)),
  );
  const returnTo = search.get('returnTo');
  const postalCode = search.get('postalCode') ?? '';
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([key, value]) => [key, String(value)]);
    onFind(`?${new URLSearchParams(fields)}`);
  }
  function locate(event: FormEvent) {
    event.preventDefault();
    device.locate();
  }
  const returnField = returnTo && <input type="hidden" name="returnTo" value={returnTo} />;
  return (
    <div>
      <Form
        method="get"
        action="/find-a-store"
        role="search"
        aria-label={intl.formatMessage({ id: 'stores.title' })}
        onSubmit={submit}
        noValidate
      >
        {returnField}
        <div className="flex items-start gap-2">
          <TextField
            key={postalCode}
            {...STORE_SEARCH_FIELDS.postalCode}
            id={`${id}postal-code`}
            name="postalCode"
            label={<FormattedMessage id="stores.postalCode" />}
            defaultValue={postalCode}
            onInput={(event) => {
              event.currentTarget.value = cleanPostalCode(event.currentTarget.value);
            }}
            error={
              problem && (
                <span>
                  <span>
                    <FormattedMessage id={problemIds[problem]} />
                  </span>
                  {problem === 'postal-code-needed' && postalCode !== '' && (
                    <>
                      {' '}
                      <FormattedMessage id="stores.problem.fiveDigits" />
                    </>
                  )}
                </span>
              )
            }
            className="min-w-0 flex-1"
          />
          <Button type="submit" isBusy={isBusy} className="mt-7">
            <FormattedMessage id="stores.go" />
          </Button>
        </div>
      </Form>
      <p className="my-3 flex items-center gap-3 text-ink-2">
        <span aria-hidden="true" className="h-px flex-1 bg-oat-300" />
        <FormattedMessage id="stores.or" />
        <span aria-hidden="true" className="h-px flex-1 bg-oat-300" />
      </p>
      <Form method="get" action="/find-a-store" onSubmit={locate}>
        <input type="hidden" name="config" value="ip" />
        {returnField}
        <Button
          type="submit"
          variant="outline"
          isBlock
          isBusy={device.state === 'locating'}
          aria-describedby={`${id}location-problem`}
        >
          <Icon as="locate-fixed" />
          <FormattedMessage id="stores.useLocation" />
        </Button>
      </Form>
      <div role="alert">
        {device.state === 'refused' && (
          <FieldError id={`${id}location-problem`}>
            <FormattedMessage id="stores.problem.refused" />
          </FieldError>
        )}
      </div>
    </div>
  );
}
