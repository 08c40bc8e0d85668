import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';

type Props = {
  readonly orderNo: string;
  readonly variant: 'outline' | 'link';
  readonly children: ReactNode;
};

/** Ends an order that is unsigned or unpaid. Works without JavaScript. */
export function CancelOrderForm({ orderNo, variant, children }: Props) {
  const { state, formData } = useNavigation();
  const isSending = state !== 'idle' && formData?.get('intent') === 'cancel-order';
  return (
    <Form method="post" action="/checkout">
      <input type="hidden" name="orderNo" value={orderNo} />
      <Button
        type="submit"
        name="intent"
        value="cancel-order"
        variant={variant}
        size={variant === 'link' ? 'small' : 'medium'}
        isBusy={isSending}
        onClick={(event) => {
          if (isSending) event.preventDefault();
        }}
      >
        {children}
      </Button>
    </Form>
  );
}
