import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { z } from 'zod';
import { listProjectFiles, projectRoot, reportProblems } from './project/project.ts';

const Manifest = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

const documents = /^(README\.md|docs\/.*\.md)$/;
/** Rows of the coverage table are checked by check-coverage.ts. */
const checkedElsewhere = new Set(['docs/coverage.md']);
const fileName = /^[\w.@<>*+-]+\.(ts|tsx|json|md|css|sql|ya?ml|toml|mjs|svg)$/;
const npmScript = /^npm (?:run )?(start|test|build|[\w:-]+)/;
const npmCommands = new Set(['ci', 'install', 'view', 'exec', 'audit', 'outdated']);

interface Project {
  root: string;
  files: readonly string[];
  scripts: ReadonlySet<string>;
}

/** Paths, scripts and links that README.md and docs/ name, but the project does not have. */
export function findDeadDocPaths(root: string): string[] {
  const files = listProjectFiles(root);
  const { scripts } = Manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const project: Project = { root, files, scripts: new Set(Object.keys(scripts)) };
  return files
    .filter((path) => documents.test(path) && !checkedElsewhere.has(path))
    .flatMap((path) => deadPathsIn(project, path, readFileSync(join(root, path), 'utf8')));
}

/** A superseded decision record is history: it names what existed then. */
const SUPERSEDED = /^Status: superseded/m;

function deadPathsIn(project: Project, document: string, text: string): string[] {
  if (SUPERSEDED.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const where = `${document}:${index + 1}`;
    const code = [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    const links = [...line.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
    return [
      ...code.filter((word) => isDeadScript(project, word)).map((word) => `${where} no such script: ${word}`),
      ...code
        .filter((word) => isDeadPath(project, document, word))
        .map((word) => `${where} no such file: ${word}`),
      ...links
        .filter((link) => isDeadLink(project, document, link))
        .map((link) => `${where} dead link: ${link}`),
    ];
  });
}

function isDeadScript({ scripts }: Project, word: string): boolean {
  const name = npmScript.exec(word)?.[1];
  return (
    name !== undefined && !/\s(-w|--workspace)\b/.test(word) && !npmCommands.has(name) && !scripts.has(name)
  );
}

/** `<feature>` and `*` stand for any one name; a path with other characters is a route, a type or a command. */
function isDeadPath({ root, files }: Project, document: string, word: string): boolean {
  const path = word.replace(/:\d+$/, '').replace(/\/$/, '');
  if (!/^[\w.@<>*+/-]+$/.test(path) || path.startsWith('/')) return false;
  const pattern = path.replaceAll(/<[^>]+>/g, '*');
  if (!path.includes('/')) {
    return fileName.test(path) && !files.some((file) => matches(file.split('/').at(-1) ?? '', pattern));
  }
  const firstSegment = path.split('/')[0] ?? '';
  const isFromRoot = existsSync(join(root, firstSegment)) && !firstSegment.startsWith('.');
  if (!isFromRoot && !fileName.test(path.split('/').at(-1) ?? '')) return false;
  const places = [pattern, join(dirname(document), pattern)].map((place) => normalize(place));
  // What a build or a run leaves behind is not in a clone.
  const isListed = (found: string) => files.some((file) => file === found || file.startsWith(`${found}/`));
  if (places.some((place) => globSync(place, { cwd: root }).some(isListed))) return false;
  return !files.some((file) => file.endsWith(`/${pattern}`));
}

function isDeadLink({ root }: Project, document: string, link: string): boolean {
  if (/^([a-z]+:|#)/.test(link)) return false;
  return !existsSync(join(root, dirname(document), link.replace(/#.*$/, '')));
}

function matches(name: string, pattern: string): boolean {
  const literal = pattern.split('*').map((part) => part.replaceAll(/[.+@-]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`).test(name);
}

if (import.meta.main)
  reportProblems(findDeadDocPaths(projectRoot), 'Every path, script and link in the docs exists.');
