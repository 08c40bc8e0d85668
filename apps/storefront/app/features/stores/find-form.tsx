import { cleanPostalCode } from '@ownpath/domain/account';
import { LocateFixed } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-message.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { pointQuery } from './place-query.ts';
import { useDeviceLocation } from './use-device-location.ts';

const problemIds = {
  'location-needed': 'stores.problem.location',
  'postal-code-needed': 'stores.problem.postalCode',
} as const;

type Props = {
  /** What was wrong with the postal code asked for. */
  readonly problem: keyof typeof problemIds | null;
  readonly isBusy: boolean;
};

/** A postal code, or where the device is. The form works without JavaScript. */
export function FindForm({ problem, isBusy }: Props) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const device = useDeviceLocation((point) => void navigate(pointQuery(search, point)));
  const returnTo = search.get('returnTo');
  return (
    <div>
      <Form method="get" role="search" aria-label={intl.formatMessage({ id: 'stores.title' })} noValidate>
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <div className="flex items-start gap-2">
          <TextField
            key={search.get('postalCode')}
            id="postal-code"
            name="postalCode"
            label={<FormattedMessage id="stores.postalCode" />}
            defaultValue={search.get('postalCode') ?? ''}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            onInput={(event) => {
              event.currentTarget.value = cleanPostalCode(event.currentTarget.value);
            }}
            error={problem && <FormattedMessage id={problemIds[problem]} />}
            className="min-w-0 flex-1"
          />
          <Button type="submit" isBusy={isBusy} className="mt-7">
            <FormattedMessage id="stores.go" />
          </Button>
        </div>
      </Form>
      <div className="noscript:hidden">
        <p className="my-3 flex items-center gap-3 text-ink-2">
          <span aria-hidden="true" className="h-px flex-1 bg-oat-300" />
          <FormattedMessage id="stores.or" />
          <span aria-hidden="true" className="h-px flex-1 bg-oat-300" />
        </p>
        <Button
          variant="outline"
          isBlock
          isBusy={device.state === 'locating'}
          onClick={device.locate}
          aria-describedby="location-problem"
        >
          <Icon as={LocateFixed} />
          <FormattedMessage id="stores.useLocation" />
        </Button>
        <div role="alert">
          {device.state === 'refused' && (
            <FieldError id="location-problem">
              <FormattedMessage id="stores.problem.refused" />
            </FieldError>
          )}
          {device.state === 'unavailable' && (
            <FieldError id="location-problem">
              <FormattedMessage id="stores.problem.location" />
            </FieldError>
          )}
        </div>
      </div>
    </div>
  );
}
