import { REFERRAL_REFUSALS } from '@ownpath/domain/referrals';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };
import { CodeCard } from './code-card.tsx';
import { codeProblemIds } from './code-problems.ts';

function shown(locale: 'en-US' | 'es-US', problemId: string): string {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CodeCard code="MARIA-7K2QX" problemId={problemId} isAccepted={false} answer={undefined} />
      ),
    },
  ]);
  const messages = locale === 'en-US' ? english : spanish;
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages}>
      <Page />
    </IntlProvider>,
  ).replaceAll('&#x27;', "'");
}

test.each([
  ['own', 'This is your own code.', 'Este es su propio código.'],
  ['already-referred', 'You already have another friend’s code.', 'Usted ya tiene el código de otro amigo.'],
  ['not-new', 'people who have not rented with us', 'personas que no han rentado con nosotros'],
  ['same-household', 'The code is for another home.', 'El código es para otro hogar.'],
  ['year-limit', 'has reached this year’s limit', 'ya llegó al límite de este año'],
  ['not-offered', 'Your store isn’t participating', 'Su tienda no participa'],
  ['unknown', 'That code has ended.', 'Ese código ya terminó.'],
] as const)(
  'a code that is refused as %s says so on the page, in both languages',
  (refusal, inEnglish, inSpanish) => {
    const id = codeProblemIds[refusal];
    expect(shown('en-US', id)).toContain(inEnglish);
    expect(shown('es-US', id)).toContain(inSpanish);
  },
);

test('every refusal has a text; an invented code reads like one that has ended, and like no other', () => {
  const ids = REFERRAL_REFUSALS.map((refusal) => codeProblemIds[refusal]);
  expect(new Set([...ids, codeProblemIds.unknown]).size).toBe(REFERRAL_REFUSALS.length + 1);
});
