import type { Database } from '../database/connect.ts';
import { listAllPreferences, listValueProblems, putPreference } from '../modules/preferences/index.ts';

const USAGE = 'Usage: npm run preferences -- list | get <name> | set <name> <JSON>';

type Parts = {
  readonly database: Database;
  readonly siteId: string;
  readonly now: Date;
  readonly print: (line: string) => void;
};

/** Shows preferences of the site, or changes one after checking it. @returns the exit code */
export async function runPreferencesCommand(args: readonly string[], parts: Parts): Promise<0 | 1> {
  const { database, siteId, print } = parts;
  const [command, name, json, ...rest] = args;
  const held = new Map((await listAllPreferences(database, siteId)).map(({ key, value }) => [key, value]));
  if (command === 'list' && name === undefined) {
    for (const [key, value] of held) print(`${key}  ${JSON.stringify(value)}`);
    return 0;
  }
  if ((command !== 'get' && command !== 'set') || name === undefined || rest.length > 0)
    return fail(parts, USAGE);
  if (!held.has(name)) return fail(parts, `There is no preference ${name}; list shows all.`);
  if (command === 'get' && json === undefined) {
    print(JSON.stringify(held.get(name), null, 2));
    return 0;
  }
  if (command === 'set' && json !== undefined) return set(name, json, held.get(name), parts);
  return fail(parts, USAGE);
}

async function set(name: string, json: string, current: unknown, parts: Parts): Promise<0 | 1> {
  const { database, siteId, now, print } = parts;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return fail(parts, `The value of ${name} is no JSON; a text needs double quotes inside single ones.`);
  }
  const problems = listValueProblems(name, value, current);
  if (problems.length > 0) return fail(parts, `${name} is unchanged: ${problems.join('; ')}.`);
  await putPreference(database, { siteId, key: name, value, now });
  print(`${name} was ${JSON.stringify(current)} and is ${JSON.stringify(value)}.`);
  return 0;
}

function fail({ print }: Parts, sentence: string): 1 {
  print(sentence);
  return 1;
}
