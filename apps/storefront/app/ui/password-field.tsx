import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldTexts } from './field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { SecretField } from './secret-field.tsx';

type Props = Omit<
  ComponentProps<typeof SecretField>,
  'showLabel' | 'children' | 'autoComplete' | 'onChange'
> &
  FieldTexts & {
    /** Shows the strength of a new password while it is typed. */
    readonly isNew?: boolean;
    readonly defaultValue?: string;
  };

export function PasswordField({ isNew = false, ...rest }: Props) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  return (
    <SecretField
      {...rest}
      showLabel={formatMessage({ id: 'ui.password.show' })}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      onChange={(event) => setTyped(event.target.value)}
    >
      {isNew && <PasswordStrength password={typed} />}
    </SecretField>
  );
}
