import { APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MaskedText } from '../../shared/phone-match/masked-text.tsx';
import { TextField } from '../../ui/field.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import type { ApplicationField, TypedApplication } from './application-fields.ts';
import { applicationNameIds } from './application-names.ts';
import type { MatchedIdentity } from './load-application.server.ts';

export type SectionProps = {
  readonly typed: TypedApplication;
  readonly errorOf: (field: ApplicationField) => string | undefined;
  /** The field was left and what it holds is right. */
  readonly isRight: (field: ApplicationField) => boolean;
};

type InputProps = Omit<Parameters<typeof TextField>[0], 'id' | 'name' | 'label' | 'hint' | 'error'> &
  SectionProps & {
    readonly name: ApplicationField & keyof TypedApplication & keyof typeof APPLICATION_FIELDS;
    readonly hintId?: string;
  };

/** One line of the application: what it takes, what was typed before and what is wrong with it. */
export function ApplicationInput({ name, hintId, typed, errorOf, isRight, ...rest }: InputProps) {
  const intl = useIntl();
  return (
    <TextField
      {...APPLICATION_FIELDS[name]}
      {...rest}
      id={name}
      name={name}
      data-right={isRight(name) || undefined}
      label={intl.formatMessage({ id: applicationNameIds[name] })}
      {...(hintId && { hint: intl.formatMessage({ id: hintId }) })}
      defaultValue={typed[name]}
      error={errorOf(name)}
    />
  );
}

type FormSectionProps = {
  readonly legend: ReactNode;
  /** The page's heading says the same. */
  readonly isLegendHidden?: boolean;
  readonly children: ReactNode;
};

/** A part of the form: fields in six columns where there is room. */
export function FormSection({ legend, isLegendHidden = false, children }: FormSectionProps) {
  return (
    <fieldset className="mt-9 min-w-0 first:mt-0">
      <legend
        className={
          isLegendHidden
            ? 'sr-only'
            : 'mb-4 font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]'
        }
      >
        {legend}
      </legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-6">{children}</div>
    </fieldset>
  );
}

type SsnFieldProps = {
  readonly error: string | undefined;
  readonly isRight: boolean;
  /** Changes with every answer of the server; the number is then typed anew. */
  readonly returned: object | undefined;
  readonly className?: string;
  /** The number that a phone match has, masked. */
  readonly known: MatchedIdentity['ssn'];
};

/** Hint of a field that the phone match has a value for: it may stay empty. */
export function Known({ parts }: { readonly parts: NonNullable<MatchedIdentity['ssn']> }) {
  return <FormattedMessage id="application.known" values={{ value: <MaskedText parts={parts} /> }} />;
}

/** Never sent back: after an error it is empty again and says why. */
export function SsnField({ error, isRight, returned, known, className }: SsnFieldProps) {
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
      data-right={isRight || undefined}
      className={className}
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
