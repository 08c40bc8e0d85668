import { cleanPostalCode } from '@ownpath/domain/account';
import { STORE_SEARCH_FIELDS } from '@ownpath/domain/forms';
import { type FormEvent, useCallback, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useFetcher, useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldError, fieldAria, inputClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDeviceLocation } from './device-location.ts';

/** What the server answers: whether a store was assigned, or why none was; and the address of the store finder for the place. */
export type LocateResult = { readonly outcome: string; readonly finder: string };

/** What the store finder says at length, behind the link below the field. */
const problemIds: Readonly<Record<string, ProblemId>> = {
  idle: 'stores.problem.location',
  'location-needed': 'stores.problem.location',
  'postal-code-needed': 'stores.problem.postalCode',
  'none-nearby': 'stores.problem.noneNearby',
  failed: 'stores.problem.failed',
  'too-many': 'stores.problem.failed',
};

type ProblemId =
  | 'stores.problem.location'
  | 'stores.problem.postalCode'
  | 'stores.problem.noneNearby'
  | 'stores.problem.unknownPlace'
  | 'stores.problem.failed';

type Props = {
  /** `tile`: a link and a field in a narrow column. `page`: a button and a field, as the one thing to do. */
  readonly size?: 'tile' | 'page';
  readonly className?: string;
};

/**
 * In place of a price while no store is known: asks for the visitor's position or ZIP code, and assigns the nearest store.
 * The prices follow on the same page. Without JavaScript both forms work too, and lead back here.
 *
 * Focus goes to the nearest element around it with `tabIndex={-1}` when it gives way to the price.
 */
export function LocatePrompt({ size = 'tile', className }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const fetcher = useFetcher<LocateResult>();
  const field = useRef<HTMLInputElement>(null);
  const send = (place: Record<string, string>) => {
    void fetcher.submit({ ...place, returnTo }, { method: 'post', action: '/store-guess' });
  };
  const device = useDeviceLocation(
    ({ latitude, longitude }) => send({ latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) }),
    () => send({ config: 'ip' }),
  );
  const isBusy = fetcher.state !== 'idle';
  const refusal = isBusy || fetcher.data?.outcome === 'found' ? undefined : fetcher.data;
  const problem = refusal?.outcome ?? null;
  useEffect(() => {
    if (problem !== null) field.current?.focus();
  }, [problem]);
  const isPage = size === 'page';
  const returnField = <input type="hidden" name="returnTo" value={returnTo} />;
  return (
    <div ref={useFocusOnLeave()} className={cx('relative z-1 w-full', !isPage && 'max-w-96', className)}>
      <fetcher.Form
        method="post"
        action="/store-guess"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          device.locate();
        }}
      >
        <input type="hidden" name="config" value="ip" />
        {returnField}
        {isPage ? (
          <Button type="submit" variant="action" isBlock isBusy={device.state === 'locating'}>
            <Icon as="locate-fixed" />
            <FormattedMessage id="price.noStore" />
          </Button>
        ) : (
          <button
            type="submit"
            aria-busy={device.state === 'locating' || undefined}
            className="min-h-8 py-1 text-left text-sm font-semibold text-spruce-700 underline underline-offset-3"
          >
            <FormattedMessage id="price.noStore" />
          </button>
        )}
      </fetcher.Form>
      <fetcher.Form method="post" action="/store-guess" noValidate className="mt-2 flex items-center gap-2">
        {returnField}
        <input
          ref={field}
          {...STORE_SEARCH_FIELDS.postalCode}
          {...fieldAria({ id, error: problem })}
          name="postalCode"
          aria-label={formatMessage({ id: 'stores.postalCode' })}
          placeholder={formatMessage({ id: 'stores.postalCode' })}
          onInput={(event) => {
            event.currentTarget.value = cleanPostalCode(event.currentTarget.value);
          }}
          className={cx(inputClass, 'min-w-0 flex-1', !isPage && 'h-10! max-w-36 px-3! text-sm!')}
        />
        <Button
          type="submit"
          variant={isPage ? 'solid' : 'outline'}
          size={isPage ? 'medium' : 'small'}
          isBusy={isBusy}
        >
          <FormattedMessage id="stores.go" />
        </Button>
      </fetcher.Form>
      <div role="alert">
        {refusal && (
          <>
            <FieldError id={`${id}-error`}>
              <span>
                {device.state === 'refused' && refusal.outcome === 'location-needed' && (
                  <span className="block">
                    <FormattedMessage id="stores.problem.refused" />
                  </span>
                )}
                <FormattedMessage id={problemIds[refusal.outcome] ?? 'stores.problem.unknownPlace'} />
                {refusal.outcome === 'postal-code-needed' && (
                  <>
                    {' '}
                    <FormattedMessage id="stores.problem.fiveDigits" />
                  </>
                )}
              </span>
            </FieldError>
            <Link
              to={refusal.finder}
              className="mt-1 inline-flex min-h-8 items-center text-sm font-semibold text-spruce-700 underline"
            >
              <FormattedMessage id="stores.title" />
            </Link>
          </>
        )}
      </div>
    </div>
  );
}

/** Keeps the focus at its place when this gives way to a price. */
function useFocusOnLeave() {
  return useCallback((element: HTMLElement | null) => {
    const place = element?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      if (element?.contains(document.activeElement)) place?.focus({ preventScroll: true });
    };
  }, []);
}
