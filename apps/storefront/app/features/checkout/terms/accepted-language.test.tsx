import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import english from '../../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../../translations/es-US.json' with { type: 'json' };
import { CoverageEnded } from './accepted-language.tsx';

const said = (
  locale: 'en-US' | 'es-US',
  coverageEnded: Parameters<typeof CoverageEnded>[0]['coverageEnded'],
) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'en-US' ? english : spanish}>
      <CoverageEnded coverageEnded={coverageEnded} />
    </IntlProvider>,
  ).replaceAll(/<[^>]*>/g, '');

test('coverage that was chosen and is no longer offered is named above the terms, in both languages', () => {
  expect(said('en-US', ['waiver'])).toMatch(
    /^The loss damage waiver you chose is no longer offered\. .* accept/,
  );
  expect(said('es-US', ['benefit-plus'])).toMatch(
    /^La membresía Benefit Plus que usted eligió ya no se ofrece/,
  );
  expect(said('es-US', ['waiver', 'benefit-plus'])).toContain('ya no las incluyen: revise los montos');
  expect(said('en-US', [])).toBe('');
});
