import ts from 'typescript';

/** A text that a source file holds, with the way to it: `hero.stats.0.label`. */
export interface SourceText {
  path: string;
  value: string;
  line: number;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
    return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
  }
  return undefined;
}

/** What a template says; an expression in it reads `…`. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** All texts in the values of a file of copy, without running it. */
export function findTexts(source: string): SourceText[] {
  const file = ts.createSourceFile('copy.ts', source, ts.ScriptTarget.Latest, true);
  const found: SourceText[] = [];
  const visit = (node: ts.Node, path: readonly string[]) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const value = textOf(node);
    if (value !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ path: path.join('.'), value, line: line + 1 });
      return;
    }
    if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element, index) => {
        visit(element, [...path, `${index}`]);
      });
      return;
    }
    const name = nameOf(node);
    if (name === undefined) ts.forEachChild(node, (child) => visit(child, path));
    else if ('initializer' in node && node.initializer) {
      visit(node.initializer as ts.Node, [...path, name]);
    }
  };
  visit(file, []);
  return found;
}
