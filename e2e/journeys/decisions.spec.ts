import { findViolations } from '../support/axe.ts';
import { haveSofa, haveStore, sendApplication } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

type Texts = readonly [english: string, spanish: string];

type Outcome = {
  /** The last four digits of the number that forces it (docs/sandbox.md). */
  readonly inputs: readonly string[];
  readonly path: string;
  readonly title: Texts;
  /** What the page says for each input, in its order. */
  readonly says?: readonly (readonly Texts[])[];
};

const ID: Texts = ['Photo ID', 'Identificación con foto'];
const INCOME: Texts = ['Proof of income', 'Comprobante de ingresos'];
const RESIDENCE: Texts = ['Proof of address', 'Comprobante de domicilio'];
const REFERENCES: Texts = ['Two references', 'Dos referencias'];
const BANK: Texts = ['Bank account', 'Cuenta bancaria'];

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  approved: {
    inputs: ['1099', '6002'],
    path: '/approved',
    title: ['Dana, you’re approved.', 'Dana, su solicitud fue aprobada.'],
    says: [[['$99', '$99']], [['Over your limit', 'Pasa de su límite por']]],
  },
  conditional: {
    inputs: ['2001', '2002', '2003', '2004', '2005'],
    path: '/pre-approvedPage',
    title: ['Dana, you’re approved on one condition.', 'Dana, tiene una aprobación con una condición.'],
    says: [[ID], [INCOME], [RESIDENCE], [REFERENCES], [BANK]],
  },
  'conditional with all documents': {
    inputs: ['2009'],
    path: '/pre-approvedPage',
    title: ['Dana, you’re approved on 5 conditions.', 'Dana, tiene una aprobación con 5 condiciones.'],
    says: [[ID, INCOME, RESIDENCE, REFERENCES, BANK]],
  },
  'high risk': {
    inputs: ['8001'],
    path: '/pre-approvedPage',
    title: ['Dana, you’re approved on 2 conditions.', 'Dana, tiene una aprobación con 2 condiciones.'],
    says: [[BANK, INCOME]],
  },
  declined: {
    inputs: ['3001', '3002', '3003', '3004', '3005'],
    path: '/declined',
    title: ['Dana, we can’t approve you today', 'Dana, hoy no podemos darle la aprobación'],
    says: [
      [
        ['We could not confirm your identity', 'No pudimos confirmar su identidad'],
        ['You may get a free copy of your report', 'Puede obtener gratis una copia de su informe'],
      ],
      [
        ['Your monthly income is below', 'Su ingreso mensual es menor'],
        ['We are sending a copy of this notice', 'Le enviamos una copia de este aviso'],
      ],
      [['An earlier account with us', 'Una cuenta anterior con nosotros']],
      [['does not match our records', 'no coinciden con nuestros registros']],
      [['outside the area that this store delivers to', 'fuera de la zona de entrega de esta tienda']],
    ],
  },
  'expired yesterday': {
    inputs: ['6001'],
    path: '/approved',
    title: ['Your approval has ended', 'Su aprobación venció'],
  },
  'no answer': {
    inputs: ['5001', '5002'],
    path: '/service-failure',
    title: ['We could not get a decision', 'No pudimos obtener una decisión'],
  },
  'a person decides': {
    inputs: ['7001', '7002'],
    path: '/web-order-form',
    title: ['A person at your store takes it from here', 'Alguien de su tienda se hará cargo'],
  },
  'identity questions': {
    inputs: ['4001', '4002'],
    path: '/checkout?step=identity-verification-form',
    title: ['?', '?'],
  },
  'no identity questions': {
    inputs: ['4003', '4004'],
    path: '/checkout?step=identity-verification-form',
    title: ['Show a photo ID', 'Muestre una identificación con foto'],
  },
};

for (const [outcome, { inputs, path, title, says = [] }] of Object.entries(OUTCOMES)) {
  test(`${outcome} (${inputs}): the page says so in both languages, whichever was applied in`, async ({
    newShopper,
  }) => {
    for (const [index, input] of inputs.entries()) {
      const applied = index % 2 === 0 ? english : spanish;
      const page = await (await newShopper()).newPage();
      await haveStore(page, applied);
      await haveSofa(page, applied);
      await page.goto(await sendApplication(page, `900-00-${input}`, applied));
      await expect(page).toHaveURL(applied.prefix + path);
      for (const [language, { prefix, lang }] of [english, spanish].entries()) {
        const answer = await page.goto(prefix + path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toContainText(title[language] ?? '');
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        for (const text of says[index] ?? []) {
          await expect(
            page
              .getByRole('main')
              .getByText(text[language] ?? '')
              .first(),
          ).toBeVisible();
        }
        // The failure page has no personal data; a decision must not be stored.
        const isStorable = path === '/service-failure';
        expect(answer?.headers()['cache-control'] === 'no-store').toBe(!isStorable);
        if (index === language) expect(await findViolations(page, path)).toEqual([]);
      }
      await page.close();
    }
  });
}
