import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProjectFiles, projectRoot, reportProblems } from './project/project.ts';

interface ForbiddenWord {
  pattern: RegExp;
  why: string;
  /** Files in which the word may stand. */
  allowedIn?: (path: string, text: string) => boolean;
}

const skipsWhenAbsent = (path: string, text: string) =>
  /\.test\.tsx?$/.test(path) && /\b(skipIf|runIf)\b/.test(text) && text.includes('existsSync');

const forbiddenWords: ForbiddenWord[] = [
  { pattern: /(?<![\w.~}-])\/(work|root|home)\/[\w.-]+/, why: 'a path of one machine' },
  {
    pattern: /\b(registry\.npmjs\.org|registry\.yarnpkg\.com|(deb|security)\.debian\.org)\b/,
    why: 'a registry host',
  },
  {
    // The storefront has a folder of this name: the type check proves that an import of it resolves.
    pattern: /(?<!(from |import |import\(|mock\()'[./]*)\.\.\/shared\b/,
    why: 'a folder that a clone does not have',
    allowedIn: skipsWhenAbsent,
  },
  { pattern: /\b(FIXME|XXX|HACK)\b|\bTODO\b(?!S)/, why: 'a note to self: finish it or open an issue' },
];

const binary = /\.(png|jpe?g|webp|avif|webm|mp4|ico|woff2?|gz|zip|pdf)$/;
/** These two contain the words that they look for. */
const ownFiles = /^scripts\/(check-forbidden-words|checks\.test)\.ts$/;

/** Words that mean nothing outside the machine they were written on. */
export function findForbiddenWords(root: string): string[] {
  return listProjectFiles(root)
    .filter((path) => !binary.test(path) && !ownFiles.test(path) && path !== 'package-lock.json')
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return forbiddenWords
        .filter(({ pattern, allowedIn }) => pattern.test(text) && !allowedIn?.(path, text))
        .map(
          ({ pattern, why }) => `${path}:${lineOf(text, pattern)} names ${why}: ${pattern.exec(text)?.[0]}`,
        );
    });
}

function lineOf(text: string, pattern: RegExp): number {
  return text.slice(0, pattern.exec(text)?.index ?? 0).split('\n').length;
}

if (import.meta.main)
  reportProblems(findForbiddenWords(projectRoot), 'No file names a machine, a registry or a missing folder.');
