import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProjectFiles, projectRoot, reportProblems } from './project/project.ts';

const maxLines = 250;
/** A page is loader, action and composition; what belongs to a feature stands there. */
const maxPageLines = 120;
const page = /^apps\/storefront\/app\/routes\/[^/]+\.tsx$/;
const sourceFile = /\.(tsx?|mjs|css)$/;
const generated = [/\.gen\.[^/]+$/, /(^|\/)migrations\//, /(^|\/)fixtures\//];

/** Source files over the limit. Generated files don't count. */
export function findLongFiles(root: string): string[] {
  return listProjectFiles(root)
    .filter((path) => sourceFile.test(path) && !generated.some((pattern) => pattern.test(path)))
    .map((path) => ({
      path,
      lines: countLines(readFileSync(join(root, path), 'utf8')),
      allowed: page.test(path) ? maxPageLines : maxLines,
    }))
    .filter(({ lines, allowed }) => lines > allowed)
    .map(
      ({ path, lines, allowed }) => `${path} has ${lines} lines, ${allowed} are allowed: cut it by meaning.`,
    );
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

if (import.meta.main)
  reportProblems(
    findLongFiles(projectRoot),
    `No source file is over ${maxLines} lines, no page over ${maxPageLines}.`,
  );
