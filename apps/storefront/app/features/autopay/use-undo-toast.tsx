import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { AutopayTaken } from './take-autopay.server.ts';

/** Says that autopay is off, with a way to undo it, or that it is on again. */
export function useUndoToast(taken: AutopayTaken | null): void {
  const showToast = useToast();
  const submit = useSubmit();
  const shown = useRef<AutopayTaken | null>(null);
  useEffect(() => {
    if (!taken || shown.current === taken) return;
    shown.current = taken;
    if (taken.did === 'restored') {
      showToast({ tone: 'done', content: <FormattedMessage id="autopay.toast.on" values={taken} /> });
    }
    if (taken.did !== 'stopped') return;
    const undo = () => {
      const fields = { intent: 'restore', agreementId: taken.agreementId };
      void submit(fields, { method: 'post', preventScrollReset: true });
    };
    showToast({
      tone: 'done',
      content: (
        <span className="flex flex-wrap items-center justify-between gap-x-4">
          <FormattedMessage id="autopay.toast.off" values={taken} />
          <button type="button" onClick={undo} className="min-h-11 px-1 font-semibold underline">
            <FormattedMessage id="autopay.toast.undo" />
          </button>
        </span>
      ),
    });
  }, [taken, showToast, submit]);
}

/** The same without JavaScript, above the agreements. */
export function UndoNotice({ taken }: { readonly taken: AutopayTaken | null }) {
  if (taken?.did !== 'stopped') return null;
  return (
    <noscript>
      <Form method="post" className="mt-5 flex flex-wrap items-center gap-4">
        <FormattedMessage id="autopay.toast.off" values={taken} />
        <input type="hidden" name="agreementId" value={taken.agreementId} />
        <Button type="submit" name="intent" value="restore" variant="outline" size="small">
          <FormattedMessage id="autopay.toast.undo" />
        </Button>
      </Form>
    </noscript>
  );
}
