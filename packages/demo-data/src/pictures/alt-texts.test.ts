import { expect, test } from 'vitest';
import { listProducts } from '../catalog/index.ts';
import { describeCondition, describePicture } from './alt-texts.ts';
import { loadPictureIndex } from './picture-index.ts';

const products = listProducts({ onlineFrom: '2026-01-01', wasPriceSince: '2026-01-01' });
const sofa = {
  'en-US': { name: 'Alder 3-Seat Sofa', colorName: 'Spruce', upholstery: 'Polyester chenille' },
  'es-US': { name: 'Sofá Alder de 3 plazas', colorName: 'Verde abeto', upholstery: 'Polyester chenille' },
};
const refrigerator = {
  'en-US': { name: 'Refrigerator', colorName: 'Stainless Steel', upholstery: null },
  'es-US': { name: 'Refrigerador', colorName: 'Acero inoxidable', upholstery: null },
};

test.each([
  ['front', undefined, sofa, 'Alder 3-Seat Sofa in spruce chenille, seen from the front'],
  ['side', undefined, sofa, 'Alder 3-Seat Sofa in spruce chenille, seen at an angle'],
  ['detail', 'chenille', sofa, 'Close-up of the spruce chenille'],
  ['front', undefined, refrigerator, 'Refrigerator in stainless steel, seen from the front'],
  ['detail', 'refrigerator', refrigerator, 'Close-up of the doors and handles in stainless steel'],
] as const)('%s %s in English', (view, kind, product, text) => {
  expect(describePicture({ view, ...(kind && { kind }) }, product['en-US'], 'en-US')).toBe(text);
});

test.each([
  ['front', undefined, sofa, 'Sofá Alder de 3 plazas, de chenilla color verde abeto, vista frontal'],
  ['side', undefined, sofa, 'Sofá Alder de 3 plazas, de chenilla color verde abeto, vista en ángulo'],
  ['detail', 'velvet', sofa, 'Primer plano del terciopelo color verde abeto'],
  ['detail', 'chenille', sofa, 'Primer plano de la chenilla color verde abeto'],
  ['front', undefined, refrigerator, 'Refrigerador, de acero inoxidable, vista frontal'],
  ['detail', 'refrigerator', refrigerator, 'Primer plano de las puertas y jaladeras de acero inoxidable'],
] as const)('%s %s in Spanish', (view, kind, product, text) => {
  expect(describePicture({ view, ...(kind && { kind }) }, product['es-US'], 'es-US')).toBe(text);
});

test('a condition is described by its spot and its wear', () => {
  const good = { subject: 'sofa', grade: 'good', surface: 'cloth' } as const;
  expect(describeCondition(good, 'en-US')).toBe(
    'Close-up of a sofa’s arm and seat: a little lint and light rubbing',
  );
  expect(describeCondition(good, 'es-US')).toBe(
    'Primer plano del brazo y el asiento de un sofá: algo de pelusa y roces leves',
  );
});

test('each cover of the catalog, each close-up and each spot has a text', () => {
  const covers = new Set(
    products.flatMap(({ specifications }) =>
      specifications
        .filter(({ label }) => label['en-US'] === 'Upholstery')
        .map(({ value }) => value['en-US']),
    ),
  );
  const frontOf = (upholstery: string | null) =>
    describePicture({ view: 'front' }, { name: 'X', colorName: 'Red', upholstery }, 'en-US');
  expect([...covers].filter((cover) => frontOf(cover) === frontOf(null))).toEqual([]);

  const { details, wear } = loadPictureIndex();
  const kinds = new Set(Object.values(details).map(({ kind }) => kind));
  const unnamed = { name: 'X', colorName: 'Red', upholstery: null };
  const speechless = [...kinds].filter(
    (kind) => !describePicture({ view: 'detail', kind }, unnamed, 'en-US').startsWith('Close-up of'),
  );
  expect(speechless).toEqual([]);

  const surfaces = ['cloth', 'leather', 'wood', 'shell'];
  for (const [subject, { surface }] of Object.entries(wear)) {
    expect(describeCondition({ subject, grade: 'good', surface }, 'en-US')).not.toContain('the piece');
    expect(surfaces).toContain(surface);
  }
});
