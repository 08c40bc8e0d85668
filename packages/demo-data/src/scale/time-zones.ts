/** The time zone of most of a state, which is enough for generated stores. */
const statesByTimeZone = {
  'America/New_York': 'CT DE FL GA KY MA MD NC NH NY OH PA RI SC VA WV',
  'America/Detroit': 'MI',
  'America/Indiana/Indianapolis': 'IN',
  'America/Chicago': 'AL AR IA IL KS LA MO MS NE OK TN TX',
  'America/Denver': 'CO NM UT',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
} as const;

const timeZones: ReadonlyMap<string, string> = new Map(
  Object.entries(statesByTimeZone).flatMap(([timeZone, states]) =>
    states.split(' ').map((stateCode): [string, string] => [stateCode, timeZone]),
  ),
);

/** @throws RangeError for a state without stores. */
export function getTimeZone(stateCode: string): string {
  const timeZone = timeZones.get(stateCode);
  if (timeZone === undefined) throw new RangeError(`No time zone is known for stores in ${stateCode}.`);
  return timeZone;
}
