import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Node,
  nameOf,
  parseSource,
  propertyRead,
  walk,
} from '../tools/boundaries/source-rules/syntax-tree.ts';
import { projectRoot, reportProblems } from './project/project.ts';

const table = 'docs/coverage.md';
const notYet = 'not yet';
/** Tests of these packages show a rule or a codec, never the running product. */
const ruleOrCodec = /^packages\/(domain|contracts)\//;
const marked = /\((rule|codec)\)$/;

export interface CoverageRow {
  line: number;
  section: string;
  statement: string;
  /** `path/to/file.test.ts > test title`, or `not yet`. */
  shownBy: string[];
}

export interface CoverageReport {
  shown: number;
  /** Rows that only a pure rule or a codec shows: no page or call applies them in a test. */
  ruleOrCodecOnly: number;
  notYet: number;
  problems: string[];
}

/** Reads the rows of every table of three columns: section, statement, shown by. */
export function parseCoverageRows(markdown: string): CoverageRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|\s*(---|Section\b)/.test(text)) return [];
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [section = '', statement = '', shownBy = ''] = cells;
    return [{ line: index + 1, section, statement, shownBy: cells.length === 3 ? tests(shownBy) : [] }];
  });
}

/**
 * Checks `docs/coverage.md`: every row is 'not yet' or names tests that exist and run, a row that only a rule or a codec
 * shows is marked, and no row appears twice.
 */
export function checkCoverage(root: string): CoverageReport {
  const rows = parseCoverageRows(readFileSync(join(root, table), 'utf8'));
  const titles = new Map<string, TestTitles>();
  const seen = new Set<string>();
  const problems = rows.flatMap((row) => {
    const key = `${row.section}|${row.statement}`;
    const twice = seen.has(key) ? [`${table}:${row.line} stands twice: ${row.statement}`] : [];
    seen.add(key);
    return [...twice, ...problemsOfRow(root, row, titles)];
  });
  if (rows.length === 0) problems.push(`${table} has no rows`);
  const open = rows.filter((row) => row.shownBy.includes(notYet)).length;
  const ruleOrCodecOnly = rows.filter(isRuleOrCodecOnly).length;
  return { shown: rows.length - open - ruleOrCodecOnly, ruleOrCodecOnly, notYet: open, problems };
}

function isRuleOrCodecOnly({ shownBy }: CoverageRow): boolean {
  return shownBy.length > 0 && shownBy.every((reference) => ruleOrCodec.test(reference));
}

function problemsOfRow(root: string, row: CoverageRow, titles: Map<string, TestTitles>): string[] {
  const where = `${table}:${row.line}`;
  if (row.section === '' || row.statement === '') return [`${where} lacks its section or its statement`];
  if (row.shownBy.length === 0) return [`${where} says neither '${notYet}' nor \`file > test title\``];
  if (row.shownBy[0] !== notYet && marked.test(row.statement) !== isRuleOrCodecOnly(row)) {
    return [
      `${where} ${isRuleOrCodecOnly(row) ? "needs '(rule)' or '(codec)' at its end" : "is marked '(rule)' or '(codec)' and names another test"}`,
    ];
  }
  return row.shownBy.flatMap((reference) => {
    if (reference === notYet)
      return row.shownBy.length === 1 ? [] : [`${where} says '${notYet}' and names a test`];
    const [path = '', ...segments] = reference.split(' > ').map((part) => part.trim());
    if (segments.length === 0) return [`${where} names no test title: ${reference}`];
    if (!existsSync(join(root, path))) return [`${where} names a file that does not exist: ${path}`];
    const known = titles.get(path) ?? listTestTitles(path, readFileSync(join(root, path), 'utf8'));
    titles.set(path, known);
    return hasTest(known, segments)
      ? []
      : [`${where} names a test that does not exist or is skipped: ${reference}`];
  });
}

/** The last segment is a test; those before it are the groups around it. A title may itself contain ' > '. */
function hasTest({ tests, groups }: TestTitles, segments: readonly string[]): boolean {
  if (tests.has(segments.join(' > '))) return true;
  const [group = '', ...rest] = segments;
  return rest.length > 0 && groups.has(group) && hasTest({ tests, groups }, rest);
}

function tests(cell: string): string[] {
  if (cell === notYet) return [notYet];
  return [...cell.matchAll(/`([^`]+)`|(not yet)/g)].map((match) => match[1] ?? match[2] ?? '');
}

if (import.meta.main) {
  const { shown, ruleOrCodecOnly, notYet: open, problems } = checkCoverage(projectRoot);
  reportProblems(
    problems,
    `${shown} statements of the specification are shown by a test, ${ruleOrCodecOnly} by a rule or a codec only, ${open} not yet.`,
  );
}

export interface TestTitles {
  tests: ReadonlySet<string>;
  groups: ReadonlySet<string>;
}

/**
 * Titles as written in a Vitest or Playwright file: a template has `{name}` in place of a value, an `each` title its
 * `%s`. Tests that never run (`skip`, `todo`, `fixme`) don't count.
 */
export function listTestTitles(path: string, text: string): TestTitles {
  const tests = new Set<string>();
  const groups = new Set<string>();
  walk(parseSource(path, text).program, (node) => {
    if (node.type !== 'CallExpression') return;
    const title = titleOf(node.arguments[0]);
    const names = calleeNames(node.callee);
    if (title === null || names.some((name) => ['skip', 'todo', 'fixme'].includes(name))) return;
    if (names.includes('describe')) groups.add(title);
    else if (names[0] === 'test' || names[0] === 'it') tests.add(title);
  });
  return { tests, groups };
}

/** `test.each(rows)` gives ['test', 'each']; `test.skipIf(x)` and `journey.describe` likewise. */
function calleeNames(callee: Node): string[] {
  if (callee.type === 'CallExpression') return calleeNames(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeNames(callee.tag);
  if (callee.type === 'MemberExpression') return [...calleeNames(callee.object), propertyRead(callee) ?? ''];
  const name = nameOf(callee);
  return name === null ? [] : [name];
}

function titleOf(argument: Node | undefined): string | null {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return null;
  const { quasis, expressions } = argument;
  return quasis.map((part, index) => `${part.value.cooked}${placeholderFor(expressions[index])}`).join('');
}

function placeholderFor(expression: Node | undefined): string {
  return expression === undefined ? '' : `{${nameOf(expression) ?? '…'}}`;
}
