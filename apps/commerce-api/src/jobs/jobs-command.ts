import type { Database } from '../database/connect.ts';
import { listDeadJobs, retryDeadJob } from './queue.ts';

const USAGE = 'Usage: npm run jobs -- list | retry <id> | retry all';

type Parts = { readonly database: Database; readonly now: Date; readonly print: (line: string) => void };

/** Lists abandoned jobs or makes them due again; the shop or the commerce API then runs them. @returns the exit code */
export async function runJobsCommand(args: readonly string[], parts: Parts): Promise<0 | 1> {
  const [command, id, ...rest] = args;
  if (rest.length === 0 && command === 'list' && id === undefined) return list(parts);
  if (rest.length === 0 && command === 'retry' && id !== undefined) return retry(id, parts);
  parts.print(USAGE);
  return 1;
}

async function list({ database, print }: Parts): Promise<0> {
  const dead = await listDeadJobs(database);
  if (dead.length === 0) print('No job is dead.');
  for (const { id, kind, attempts, lastError, finishedAt } of dead) {
    print(`${id}  ${finishedAt?.toISOString()}  ${kind}, ${attempts} attempts: ${lastError}`);
  }
  return 0;
}

async function retry(id: string, { database, now, print }: Parts): Promise<0 | 1> {
  const ids = id === 'all' ? (await listDeadJobs(database)).map((job) => job.id) : [id];
  let revived = 0;
  for (const each of ids) if (await retryDeadJob(database, each, now)) revived += 1;
  if (id !== 'all' && revived === 0) {
    print(`There is no dead job ${id}.`);
    return 1;
  }
  print(`${revived} ${revived === 1 ? 'job is' : 'jobs are'} due again.`);
  return 0;
}
