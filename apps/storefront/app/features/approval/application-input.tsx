import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/text-field.tsx';
import type { ApplicationField, TypedApplication } from './application-fields.ts';

export type SectionProps = {
  readonly typed: TypedApplication;
  readonly errorOf: (field: ApplicationField) => string | undefined;
};

type Props = Omit<Parameters<typeof TextField>[0], 'id' | 'name' | 'label' | 'hint' | 'error'> &
  SectionProps & {
    readonly name: ApplicationField & keyof TypedApplication & keyof typeof APPLICATION_FIELDS;
    readonly labelId: string;
    readonly hintId?: string;
  };

/** One line of the application: what it takes, what was typed before and what is wrong with it. */
export function ApplicationInput({ name, labelId, hintId, typed, errorOf, ...rest }: Props) {
  const intl = useIntl();
  return (
    <TextField
      {...APPLICATION_FIELDS[name]}
      {...rest}
      id={name}
      name={name}
      label={intl.formatMessage({ id: labelId })}
      {...(hintId && { hint: intl.formatMessage({ id: hintId }) })}
      defaultValue={typed[name]}
      error={errorOf(name)}
    />
  );
}
