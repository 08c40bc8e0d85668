import type { ReferralProgramme } from '@ownpath/contracts/referrals';
import { INVITATION_FIELDS } from '@ownpath/domain/forms';
import { FormattedMessage } from 'react-intl';
import type { AccountAnswer } from '../../shared/account-form/account-form.ts';
import { AccountCard, AccountFormBox } from '../../shared/account-form/account-form-box.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { TextField } from '../../ui/field.tsx';
import { CopyLink } from './copy-link.tsx';
import { CreditTag } from './credit-tag.tsx';

/** What both get, the customer's link, and the credit so far: inside the dark panel. */
export function ReferOffer({
  id,
  programme,
}: {
  readonly id: string;
  readonly programme: ReferralProgramme;
}) {
  const { money } = usePriceText();
  const { code, link, creditCents } = programme;
  const credit = money(creditCents);
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h2 id={id} className="text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)] leading-tight text-white">
          <FormattedMessage id="refer.offer" values={{ credit }} />
        </h2>
        <p className="mt-3 max-w-prose text-sage-200">
          <FormattedMessage id="refer.offerText" values={{ credit }} />
        </p>
        <CopyLink link={link} />
        <p className="mt-4 text-sm text-sage-200">
          <FormattedMessage
            id="refer.code"
            values={{ code: <strong className="text-white">{code}</strong> }}
          />
        </p>
      </div>
      <CreditTag programme={programme} />
    </div>
  );
}

const STEPS = [
  { titleId: 'refer.step.send', textId: 'refer.step.sendText' },
  { titleId: 'refer.step.rent', textId: 'refer.step.rentText' },
  { titleId: 'refer.step.credit', textId: 'refer.step.creditText' },
] as const;

export function ReferSteps({ creditCents }: { readonly creditCents: number }) {
  const credit = usePriceText().money(creditCents);
  return (
    <ol className="my-9 grid gap-6 xl:grid-cols-3">
      {STEPS.map(({ titleId, textId }, index) => (
        <li key={titleId} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-10 flex-none place-items-center rounded-tl-panel rounded-br-panel bg-sage-200 font-semibold"
          >
            {index + 1}
          </span>
          <div>
            <h2 className="text-lg">
              <FormattedMessage id={titleId} values={{ credit }} />
            </h2>
            <p className="mt-0.5 text-sm text-ink-2">
              <FormattedMessage id={textId} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** One mail to a friend. */
export function InviteCard({ answer }: { readonly answer: AccountAnswer | undefined }) {
  return (
    <AccountCard
      title={<FormattedMessage id="refer.invite" />}
      intro={<FormattedMessage id="refer.invite.intro" />}
    >
      <AccountFormBox
        key={String(answer?.isDone)}
        form="invite"
        answer={answer}
        done={<FormattedMessage id="refer.invite.done" />}
        submit={<FormattedMessage id="refer.invite.send" />}
      >
        {(fieldOf, typed) => (
          <>
            <TextField
              {...INVITATION_FIELDS.friendName}
              {...fieldOf('friendName', 'refer.invite.name')}
              defaultValue={typed.friendName}
            />
            <TextField
              {...INVITATION_FIELDS.email}
              {...fieldOf('email', 'refer.invite.email')}
              defaultValue={typed.email}
            />
            <p className="text-sm text-ink-2">
              <FormattedMessage id="refer.invite.consent" />
            </p>
          </>
        )}
      </AccountFormBox>
    </AccountCard>
  );
}
