import { CAROUSEL_BREAKPOINTS_PX } from '@ownpath/domain/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

/** Breakpoints in rem: `30rem`, and `md` from the tokens. */
const REM_PX = 16;

test('a row shows as many slides as asked below 480 px, below 768 px and from there on', () => {
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={{}} onError={() => {}}>
      <Carousel label="Rooms" slidesToShow={{ small: 1.2, medium: 2, large: 4 }}>
        <p>One</p>
        <p>Two</p>
      </Carousel>
    </IntlProvider>,
  );
  expect(markup).toContain('--small:1.2;--medium:2;--large:4');
  const from = `min-[${CAROUSEL_BREAKPOINTS_PX.small / REM_PX}rem]:[--slides:var(--medium)]`;
  expect(markup).toContain(from);
  expect(markup).toContain('[--slides:var(--small)]');
  expect(markup).toContain('md:[--slides:var(--large)]');
});
