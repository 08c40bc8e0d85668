import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { ErrorSummary, type WrongField } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { OneTimeCodeField } from '../../ui/one-time-code-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { useSamples } from './samples.ts';

export function FieldsSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const texts = useSamples();
  const email = text('application.email');
  const emailError = text('application.error.email');
  const phoneError = text('application.error.phone');
  const [problems, setProblems] = useState<readonly WrongField[]>([]);
  const summarised = [
    { fieldId: 'text-error', name: email },
    { fieldId: 'phone-error', name: text('application.phone') },
  ];
  return (
    <GallerySection id="fields" title="Fields">
      <Specimen name="Text: empty, filled, error, disabled" layout="fields">
        <TextField
          id="text-empty"
          label={text('application.postalCode')}
          placeholder="75024"
          inputMode="numeric"
        />
        <TextField
          id="text-filled"
          label={email}
          defaultValue="maria@example.com"
          hint={text('application.phoneHint')}
        />
        <TextField id="text-error" label={email} defaultValue="maria@" error={emailError} />
        <TextField id="text-disabled" label={texts.agreementNumber} defaultValue="4482-17" disabled />
      </Specimen>
      <Specimen name="Select" layout="fields">
        {(['rest', 'error', 'disabled'] as const).map((state) => (
          <SelectField
            key={state}
            id={`select-${state}`}
            label={text('application.payFrequency')}
            disabled={state === 'disabled'}
            error={state === 'error' && text('application.error.payFrequency')}
          >
            <option value="">{text('application.choose')}</option>
            <option>{text('frequency.weekly')}</option>
            <option>{text('frequency.monthly')}</option>
          </SelectField>
        ))}
      </Specimen>
      <Specimen name="Phone: masked while it is typed" layout="fields">
        <PhoneField id="phone-empty" label={text('application.phone')} placeholder="(214) 555-0142" />
        <PhoneField id="phone-filled" label={text('application.phone')} defaultValue="2145550142" />
        <PhoneField
          id="phone-error"
          label={text('application.phone')}
          defaultValue="0145550142"
          error={phoneError}
        />
        <PhoneField
          id="phone-disabled"
          label={text('application.phone')}
          defaultValue="2145550142"
          disabled
        />
      </Specimen>
      <Specimen name="Password: current, new and measured, error, disabled" layout="fields">
        <PasswordField id="password-current" label={texts.password} />
        <PasswordField id="password-new" label={texts.newPassword} isNew defaultValue="Rowan2026" />
        <PasswordField id="password-error" label={texts.password} error={texts.passwordError} />
        <PasswordField id="password-disabled" label={texts.password} defaultValue="Rowan2026" disabled />
      </Specimen>
      <Specimen name="Password strength: none, weak, strong" layout="fields">
        <PasswordField id="password-none" label={texts.newPassword} isNew />
        <PasswordField id="password-weak" label={texts.newPassword} isNew defaultValue="rowan" />
        <PasswordField id="password-strong" label={texts.newPassword} isNew defaultValue="Rowan&berries26" />
      </Specimen>
      <Specimen name="Date" layout="fields">
        {(['rest', 'error', 'disabled'] as const).map((state) => (
          <DateField
            key={state}
            id={`date-${state}`}
            label={text('application.dateOfBirth')}
            hint={text('application.dateOfBirthHint')}
            error={state === 'error' && text('application.error.dateOfBirth')}
            disabled={state === 'disabled'}
            names={{ month: `month-${state}`, day: `day-${state}`, year: `year-${state}` }}
            {...(state !== 'rest' && { defaultValue: { month: '2', day: '30', year: '1990' } })}
          />
        ))}
      </Specimen>
      <Specimen name="One-time code" layout="halves">
        <OneTimeCodeField id="code-empty" name="code-empty" label={texts.code} hint={texts.codeHint} />
        <OneTimeCodeField id="code-filled" name="code-filled" label={texts.code} defaultValue="2048" />
        <OneTimeCodeField
          id="code-error"
          name="code-error"
          label={texts.code}
          defaultValue="204816"
          error={texts.codeError}
        />
        <OneTimeCodeField
          id="code-disabled"
          name="code-disabled"
          label={texts.code}
          defaultValue="204816"
          disabled
        />
      </Specimen>
      <Specimen name="File" layout="fields">
        <FileField id="file-rest" label={texts.document} hint={texts.documentHint} accept="image/*,.pdf" />
        <FileField id="file-error" label={texts.document} error={texts.documentError} />
        <FileField id="file-disabled" label={texts.document} disabled />
      </Specimen>
      <Specimen name="Error summary: takes the focus when it appears" layout="fields">
        <Button variant="outline" onClick={() => setProblems(summarised)}>
          {texts.save}
        </Button>
        <ErrorSummary
          title={formatMessage({ id: 'application.problems' }, { count: problems.length })}
          fields={problems}
          answer={problems}
        />
      </Specimen>
    </GallerySection>
  );
}
