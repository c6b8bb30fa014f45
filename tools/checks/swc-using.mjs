// The walker of swc, with which dependency-cruiser reads sources, does not know `using` yet and would stop there.
import { Visitor } from '@swc/core/Visitor.js';

const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function visitKnown(statement) {
  return statement.type === 'UsingDeclaration' ? statement : visitStatement.call(this, statement);
};
