import {
  type Node,
  nameOf,
  parseSource,
  propertyRead,
  walk,
} from '../../tools/boundaries/source-rules/syntax-tree.ts';

export interface TestTitles {
  tests: ReadonlySet<string>;
  groups: ReadonlySet<string>;
}

/**
 * Titles as they are written in a Vitest or Playwright file; a template shows `{name}` where it puts a value, an `each` title keeps its `%s`.
 * Tests that never run (`skip`, `todo`, `fixme`) are left out: they show nothing.
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
