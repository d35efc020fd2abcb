import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import sharedPackages from '../../../../tools/build/shared-packages.json';
import { sharedWithAdmin } from './shared-with-admin';

const workspace = resolve(import.meta.dirname, '../../../..');

/** All our own code that ends up in the remote. */
const remoteSources = ['apps/admin/src', 'libs/ui/src'].flatMap((folder) =>
  readdirSync(resolve(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file))
    .map((file) => resolve(workspace, folder, file)),
);

interface Import {
  from: string;
  /** `*` for the whole package. */
  name: string;
}

/** Run-time imports from other packages; type imports are erased. */
function importsOf(text: string): Import[] {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text;
      const { importClause } = node;
      if (importClause && !importClause.isTypeOnly) {
        if (importClause.name) found.push({ from, name: 'default' });
        const bindings = importClause.namedBindings;
        if (bindings && ts.isNamespaceImport(bindings)) found.push({ from, name: '*' });
        if (bindings && ts.isNamedImports(bindings)) {
          for (const { isTypeOnly, propertyName, name } of bindings.elements) {
            if (!isTypeOnly) found.push({ from, name: (propertyName ?? name).text });
          }
        }
      }
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
      found.push({ from: (node.moduleSpecifier as ts.StringLiteral).text, name: '*' });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      if (from && ts.isStringLiteral(from)) found.push({ from: from.text, name: '*' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const lent = new Map<string, object>(
  Object.entries(sharedWithAdmin).map(([name, { exports }]) => [name, exports]),
);
/** Shared whole, so any import is fine. */
const isWhole = (name: string) => /^react(?:-dom|\/jsx-runtime)?$/.test(name);

it('shares exactly the packages that the admin’s build leaves out', () => {
  expect(Object.keys(sharedWithAdmin).sort()).toEqual([...sharedPackages].sort());
});

it('shares every export that the admin imports', () => {
  const missing = remoteSources.flatMap((file) =>
    importsOf(readFileSync(file, 'utf8'))
      .filter(({ from, name }) => lent.has(from) && !isWhole(from) && !(name in (lent.get(from) ?? {})))
      .map(({ from, name }) => `${file}: ${name} from ${from}`),
  );

  expect(remoteSources.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

it('shares every subpath that the admin imports', () => {
  const corners = remoteSources.flatMap((file) =>
    importsOf(readFileSync(file, 'utf8'))
      .map(({ from }) => from)
      // The renderer starts the stand-alone page; the shop does not use it.
      .filter((from) => from !== 'react-dom/client')
      .filter((from) => sharedPackages.some((name) => from.startsWith(`${name}/`)) && !lent.has(from)),
  );

  expect(corners).toEqual([]);
});

it('shares the versions that the admin was built with', () => {
  const dependenciesOf = (app: string) =>
    (
      JSON.parse(readFileSync(resolve(workspace, app, 'package.json'), 'utf8')) as {
        dependencies: Record<string, string>;
      }
    ).dependencies;
  const admin = dependenciesOf('apps/admin');

  for (const [name, { version }] of Object.entries(sharedWithAdmin)) {
    expect({ name, version: admin[name.replace('react/jsx-runtime', 'react')] }).toEqual({ name, version });
  }
});
