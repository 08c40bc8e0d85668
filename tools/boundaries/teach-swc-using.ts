import { Visitor } from '@swc/core/Visitor.js';

/** `Statement` of swc's types leaves out the declaration that its parser gives for `using` and `await using`. */
interface UsingDeclaration {
  type: 'UsingDeclaration';
  decls: Parameters<typeof prototype.visitVariableDeclarator>[0][];
}

const { prototype } = Visitor;
const visitStatement = prototype.visitStatement;

function isUsing(statement: { type: string }): statement is UsingDeclaration {
  return statement.type === 'UsingDeclaration';
}

/** dependency-cruiser walks swc's tree with this visitor, which throws at `using`; here it learns to pass through. */
prototype.visitStatement = function visitAnyStatement(statement) {
  if (!isUsing(statement)) return visitStatement.call(this, statement);
  for (const declarator of (statement as UsingDeclaration).decls) this.visitVariableDeclarator(declarator);
  return statement;
};
