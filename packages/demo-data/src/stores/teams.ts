import { localized } from '../localized.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { DemoColleague } from '../types/colleague.ts';

const roles = {
  manager: localized(['Manager', 'Gerencia']),
  agreements: localized(['Agreements and payments', 'Contratos y pagos']),
  delivery: localized(['Delivery and set-up', 'Entrega e instalación']),
} as const;

/** The people of the mockups' store. */
const homeTeam: readonly DemoColleague[] = [
  { name: 'Denise Carter', role: roles.manager, languages: ['en-US'] },
  { name: 'Rosa Iglesias', role: roles.agreements, languages: ['en-US', 'es-US'] },
  { name: 'Marcus Bell', role: roles.delivery, languages: ['en-US'] },
];
const HOME_TEAM_STORE = '04217';

const firstNames = [
  'Alma',
  'Ben',
  'Carla',
  'Darnell',
  'Elena',
  'Frank',
  'Gloria',
  'Hector',
  'Irene',
  'Jamal',
];
const lastNames = [
  'Avery',
  'Castillo',
  'Dorsey',
  'Fuentes',
  'Grant',
  'Hayes',
  'Lopez',
  'Moreno',
  'Price',
  'Ruiz',
];

/** Whom to ask for in a store: the same three people at every start. Somebody speaks Spanish in each. */
export function teamOf(storeId: string): readonly DemoColleague[] {
  if (storeId === HOME_TEAM_STORE) return homeTeam;
  const random = createSeededRandom('team', storeId);
  const first = random.between(0, firstNames.length - 1);
  const last = random.between(0, lastNames.length - 1);
  // Three and seven are coprime to ten: no two colleagues share a name.
  return Object.values(roles).map((role, index) => ({
    name: `${firstNames[(first + index * 3) % 10]} ${lastNames[(last + index * 7) % 10]}`,
    role,
    languages: index === 1 || random.chance(0.4) ? ['en-US', 'es-US'] : ['en-US'],
  }));
}
