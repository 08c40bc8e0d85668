import { FormattedMessage } from 'react-intl';
import { accountAgreementHref } from '../../shared/shopper/account-links.ts';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CenteredPanel } from '../../ui/centered-panel.tsx';
import { LinkedMessage, TextLink } from '../../ui/text-link.tsx';
import type { MyStoreData, ServicedAgreement } from './load-my-store.server.ts';
import { StoreInfoCard } from './store-info-card.tsx';
import { markOf } from './store-mark.tsx';

/** Where the customer shops, what each store services for them, and how a store is changed. */
export function MyStore({ mine, here, elsewhere }: MyStoreData) {
  return (
    <>
      {mine ? (
        <Mine mine={mine} here={here} />
      ) : (
        <div className="mt-6">
          <CenteredPanel
            title={<FormattedMessage id="myStore.none.title" />}
            text={<FormattedMessage id="myStore.none.text" />}
          >
            <ButtonLink to="/find-a-store" variant="action">
              <FormattedMessage id="contact.findStore" />
            </ButtonLink>
          </CenteredPanel>
        </div>
      )}
      {elsewhere.length > 0 && <OtherStores elsewhere={elsewhere} />}
      {mine && (
        <ChangeStore
          isGuess={mine.isGuess}
          count={here.length + elsewhere.reduce((sum, { agreements }) => sum + agreements.length, 0)}
        />
      )}
    </>
  );
}

type MineProps = { readonly mine: ChosenStore; readonly here: readonly ServicedAgreement[] };

function Mine({ mine, here }: MineProps) {
  const isAlone = here.length === 0;
  const card = (
    <StoreInfoCard
      store={mine}
      mark={markOf(mine.id, mine)}
      distanceMiles={mine.distanceMiles}
      isNarrow={!isAlone}
    />
  );
  if (isAlone) return <div className="mt-6">{card}</div>;
  return (
    <div className="mt-6 grid gap-5 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="rounded-panel bg-white p-5 shadow-card md:p-7">{card}</div>
      <section className="rounded-panel bg-sage-100 p-5 md:p-7">
        <h2 className="text-lg">
          <FormattedMessage id="myStore.here" />
        </h2>
        <Agreements agreements={here} />
      </section>
    </div>
  );
}

function Agreements({ agreements }: { readonly agreements: readonly ServicedAgreement[] }) {
  return (
    <ul className="mt-3 grid gap-3">
      {agreements.map(({ agreementNumber, name, paymentsLeft }) => (
        <li key={agreementNumber} className="wrap-anywhere">
          <TextLink to={accountAgreementHref(agreementNumber)} look="strong">
            {name}
          </TextLink>
          <p className="text-sm text-ink-2">
            <FormattedMessage
              id="myStore.agreement"
              values={{ number: agreementNumber, count: paymentsLeft }}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}

function OtherStores({ elsewhere }: Pick<MyStoreData, 'elsewhere'>) {
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-[1.375rem]">
        <FormattedMessage id="myStore.others" />
      </h2>
      <ul className="grid gap-5">
        {elsewhere.map(({ store, agreements }) => (
          <li
            key={store.id}
            className="grid gap-6 rounded-panel bg-white p-5 shadow-card md:grid-cols-2 md:p-7"
          >
            <StoreInfoCard store={store} mark={null} distanceMiles={null} headingLevel="h3" isNarrow />
            <Agreements agreements={agreements} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A registered customer's store is theirs until the retailer moves it (specification section 4, Store selection). */
function ChangeStore({ isGuess, count }: { readonly isGuess: boolean; readonly count: number }) {
  return (
    <section className="mt-10 max-w-prose">
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="myStore.change" />
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        <li>
          <FormattedMessage id="stores.changeWarning" />
        </li>
        {count > 0 && (
          <li>
            <FormattedMessage id="myStore.changeAgreements" values={{ count }} />
          </li>
        )}
        {!isGuess && (
          <li>
            <LinkedMessage id="stores.fixed" to="/contact-us" />
          </li>
        )}
      </ul>
      {isGuess && (
        <ButtonLink to="/find-a-store" variant="outline" className="mt-5">
          <FormattedMessage id="myStore.choose" />
        </ButtonLink>
      )}
    </section>
  );
}
