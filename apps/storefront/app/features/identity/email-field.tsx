import { useIntl } from 'react-intl';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldOf, IdentityForm } from './use-identity-form.ts';

type Props = Pick<IdentityForm, 'refusal'> & { readonly fieldOf: FieldOf };

/** The address that an account is known by. */
export function EmailField({ refusal, fieldOf }: Props) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      {...fieldOf('email')}
      autoCapitalize="none"
      label={formatMessage({ id: 'identity.email' })}
      defaultValue={refusal?.typed.email}
    />
  );
}
