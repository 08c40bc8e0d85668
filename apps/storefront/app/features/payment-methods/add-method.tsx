import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation, useSubmit } from 'react-router';
import { TypedFields } from '../../shared/payment-method/hosted-fields.tsx';
import { useHostedFrame } from '../../shared/payment-method/use-hosted-frame.ts';
import { Button } from '../../ui/button.tsx';
import { CardMarks } from '../../ui/card-chips.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import type { MethodsPage } from './methods-page.ts';

type Kind = 'card' | 'bank';
type Props = Pick<MethodsPage, 'frameOrigin' | 'cardFrameUrl' | 'bankFrameUrl'> & {
  /** Grows with each method that was saved: the fields are empty again. */
  readonly savedCount: number;
};

/** The gateway's fields: a card or a bank account is kept, nothing is charged. */
export function AddMethod(props: Props) {
  const { cardFrameUrl, bankFrameUrl } = props;
  const kinds: Kind[] = [
    ...(cardFrameUrl ? ['card' as const] : []),
    ...(bankFrameUrl ? ['bank' as const] : []),
  ];
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'card');
  if (kinds.length === 0) {
    return (
      <p>
        <FormattedMessage id="methods.add.none" />
      </p>
    );
  }
  return (
    <>
      {kinds.length > 1 && (
        <fieldset className="mb-5 grid grid-cols-2 gap-2.5">
          <legend className="sr-only">
            <FormattedMessage id="methods.add.kind" />
          </legend>
          {kinds.map((one) => (
            <RadioCard
              key={one}
              id={`add-${one}`}
              name="kind"
              className="p-3.5!"
              checked={kind === one}
              onChange={() => setKind(one)}
              label={<FormattedMessage id={one === 'card' ? 'methods.add.card' : 'payment.bank'} />}
            />
          ))}
        </fieldset>
      )}
      <Fields key={`${kind}${props.savedCount}`} kind={kind} {...props} />
    </>
  );
}

function Fields({ kind, frameOrigin, cardFrameUrl, bankFrameUrl }: Props & { readonly kind: Kind }) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const isCard = kind === 'card';
  const url = isCard ? cardFrameUrl : bankFrameUrl;
  const frame = useHostedFrame(frameOrigin, true, ({ token }) => {
    const fields = new FormData(form.current ?? undefined);
    fields.set('token', token);
    fields.set('intent', 'save');
    void submit(fields, { method: 'post', preventScrollReset: true });
  });
  const isSaving = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save';
  const isBusy = frame.isAsking || isSaving;
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) frame.ask();
      }}
    >
      {isCard && (
        <div className="mb-3">
          <CardMarks />
        </div>
      )}
      {url && <TypedFields frame={frame} url={url} kind={kind} />}
      <Checkbox
        id="add-default"
        name="isDefault"
        className="mt-4"
        label={<FormattedMessage id="methods.add.default" />}
      />
      <Button
        type="submit"
        variant="action"
        isBlock
        isBusy={isBusy}
        disabled={!frame.isReady}
        className="mt-5"
      >
        <FormattedMessage id={isCard ? 'methods.add.saveCard' : 'methods.add.saveBank'} />
      </Button>
      <p className="mt-3 text-sm text-ink-2">
        <FormattedMessage id="methods.add.note" />
      </p>
      <noscript>
        <p className="mt-3">
          <FormattedMessage id="methods.add.noScript" />
        </p>
      </noscript>
    </Form>
  );
}

/** How often a method was saved on this page. */
export function useSavedCount(taken: { readonly did: string } | null): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (taken?.did === 'saved') setCount((before) => before + 1);
  }, [taken]);
  return count;
}
