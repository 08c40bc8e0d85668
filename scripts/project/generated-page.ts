import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, reportProblems } from './project.ts';

/**
 * Writes a generated page of the docs; with `--check` it only says whether the page is as generated, and ends the process
 * with 1 where it isn't.
 * @param page.target path from the project's root
 * @param page.script that writes it, as `npm run` takes it
 */
export function writeOrCheckPage(page: {
  readonly target: string;
  readonly script: string;
  readonly text: string;
}): void {
  const { target, script, text } = page;
  const path = join(projectRoot, target);
  if (process.argv.includes('--check')) {
    const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text;
    const problems = isCurrent ? [] : [`${target} is out of date: npm run ${script}`];
    reportProblems(problems, `${target} is up to date.`);
  } else {
    writeFileSync(path, text);
    console.log(`Wrote ${target}.`);
  }
}
