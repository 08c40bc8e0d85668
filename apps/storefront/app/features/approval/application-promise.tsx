import { FormattedMessage } from 'react-intl';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { phoneHref } from '../../ui/phone-href.ts';

const LINES: readonly (readonly [IconName, string])[] = [
  ['hand-coins', 'application.promiseFree'],
  ['file-signature', 'application.promiseNothing'],
  ['shield-check', 'application.promiseSafe'],
];

/** What applying means and what it does not, beside the form. */
export function ApplicationPromise() {
  return (
    <>
      <div className="rounded-tl-[5rem] rounded-tr-control rounded-br-[5rem] rounded-bl-control bg-sage-100 px-9 py-10">
        <h2 className="text-[1.375rem]">
          <FormattedMessage id="application.promise" />
        </h2>
        <Promises />
      </div>
      <StorePhone />
    </>
  );
}

/** The same on a narrow screen, above the form: short, and opened when wanted. */
export function PromiseDisclosure() {
  return (
    <div className="mt-5 rounded-control bg-sage-100 px-4 py-1 lg:hidden">
      <Collapsible title={<FormattedMessage id="application.promiseShort" />}>
        <Promises />
        <div className="pb-3">
          <StorePhone />
        </div>
      </Collapsible>
    </div>
  );
}

function Promises() {
  return (
    <ul className="mt-4 grid gap-4">
      {LINES.map(([icon, id]) => (
        <li key={id} className="flex gap-3 text-sm text-ink-2">
          <Icon as={icon} className="text-spruce-700" />
          <FormattedMessage id={id} />
        </li>
      ))}
    </ul>
  );
}

function StorePhone() {
  const phone = useShopData()?.store?.phone;
  if (!phone) return null;
  return (
    <p className="mt-4 px-1 text-xs text-ink-3">
      <FormattedMessage
        id="application.call"
        values={{
          phone: (
            <a href={phoneHref(phone)} className="whitespace-nowrap text-spruce-700 underline">
              {phone}
            </a>
          ),
        }}
      />
    </p>
  );
}
