import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findTranslationProblems, type Messages } from './translation-problems.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

async function readMessages(locale: string): Promise<Messages> {
  return JSON.parse(await readFile(`${ROOT}translations/${locale}.json`, 'utf8')) as Messages;
}

async function readSources(): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob('app/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (!file.includes('.test.')) texts.push(await readFile(`${ROOT}${file}`, 'utf8'));
  }
  return texts.join('\n');
}

const problems = findTranslationProblems({
  base: await readMessages('en-US'),
  other: await readMessages('es-US'),
  sources: await readSources(),
});
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('Translations are complete.');
