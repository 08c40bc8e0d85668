import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MaskedText } from '../../shared/phone-match/masked-text.tsx';
import { TextField } from '../../ui/field.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import type { ApplicationField, TypedApplication } from './application-fields.ts';
import type { MatchedIdentity } from './load-application.server.ts';

export type SectionProps = {
  readonly typed: TypedApplication;
  readonly errorOf: (field: ApplicationField) => string | undefined;
};

type InputProps = Omit<Parameters<typeof TextField>[0], 'id' | 'name' | 'label' | 'hint' | 'error'> &
  SectionProps & {
    readonly name: ApplicationField & keyof TypedApplication & keyof typeof APPLICATION_FIELDS;
    readonly labelId: string;
    readonly hintId?: string;
  };

/** One line of the application: what it takes, what was typed before and what is wrong with it. */
export function ApplicationInput({ name, labelId, hintId, typed, errorOf, ...rest }: InputProps) {
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

type FormSectionProps = {
  readonly legend: ReactNode;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a long form: heading, a sentence on why we ask, fields in two columns where there is room. */
export function FormSection({ legend, intro, children }: FormSectionProps) {
  return (
    <fieldset className="mt-9 min-w-0 first:mt-0">
      <legend className="font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
        {legend}
      </legend>
      {intro && <p className="mt-1 max-w-prose text-sm text-ink-2">{intro}</p>}
      <div className="mt-4 grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type SsnFieldProps = {
  readonly error: string | undefined;
  /** Changes with every answer of the server; the number is then typed anew. */
  readonly returned: object | undefined;
  /** The number that a phone match has, masked. */
  readonly known: MatchedIdentity['ssn'];
};

/** Hint of a field that the phone match has a value for: it may stay empty. */
export function Known({ parts }: { readonly parts: NonNullable<MatchedIdentity['ssn']> }) {
  return <FormattedMessage id="application.known" values={{ value: <MaskedText parts={parts} /> }} />;
}

/** Never sent back: after an error it is empty again and says why. */
export function SsnField({ error, returned, known }: SsnFieldProps) {
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
      required={known === null}
      hint={
        known ? (
          <Known parts={known} />
        ) : (
          formatMessage({ id: returned ? 'application.ssnAgain' : 'application.ssnHint' })
        )
      }
      error={error}
      showLabel={formatMessage({ id: 'application.ssnShow' })}
    />
  );
}
