import type { StateCode, UsState } from '@ownpath/domain/stores';

/** State names that differ in Spanish, in the usage of Spanish-speaking Americans and Fundéu. */
const spanishNames: Partial<Record<StateCode, string>> = {
  AS: 'Samoa Americana',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MO: 'Misuri',
  MP: 'Islas Marianas del Norte',
  MS: 'Misisipi',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  VI: 'Islas Vírgenes de los Estados Unidos',
  WV: 'Virginia Occidental',
};

/** The states with their names in the language, sorted by name. */
export function nameStates<State extends UsState>(states: readonly State[], locale: string): UsState[] {
  const isSpanish = locale.startsWith('es');
  return states
    .map(({ code, name }) => ({ code, name: (isSpanish ? spanishNames[code] : undefined) ?? name }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
