import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { SecretField } from '../../ui/secret-field.tsx';

type Props = {
  readonly error: string | undefined;
  /** Changes with every answer of the server; the number is then typed anew. */
  readonly returned: object | undefined;
};

/** Never sent back: after an error it is empty again and says why. */
export function SsnField({ error, returned }: Props) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (returned && input.current) input.current.value = '';
  }, [returned]);
  return (
    <SecretField
      ref={input}
      {...APPLICATION_FIELDS.ssn}
      id="ssn"
      name="ssn"
      label={formatMessage({ id: 'application.ssn' })}
      hint={formatMessage({ id: returned ? 'application.ssnAgain' : 'application.ssnHint' })}
      error={error}
      showLabel={formatMessage({ id: 'application.ssnShow' })}
    />
  );
}
