import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Invisible until hydrated, because it needs JavaScript. */
export function PrintButton() {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <Button
      variant="outline"
      onClick={() => window.print()}
      className={canPrint ? 'print:hidden' : 'invisible print:hidden'}
    >
      <Icon as="printer" />
      <FormattedMessage id="confirmation.print" />
    </Button>
  );
}
