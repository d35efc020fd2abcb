import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Outcome } from '../checks/run-checks.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { mismatches } from './mismatches.ts';
import type { RecordedRows } from './record-rows.ts';

const sources = 'apps/api/src/';
/**
 * Functions whose type argument claims the type of a row, or a list. Batched reads become a file, and are checked by
 * its tests.
 */
const readers = ['run', 'query', 'readPage'];

interface RowType {
  type: ts.Type;
  /** The call, for the error message. */
  node: ts.Node;
}

/**
 * The compiler believes the row types claimed for hand-written SQL. This checks each against every row that tests read
 * with it on the migrated database: names, kinds, nulls, JSON.
 * @param folder of what was recorded
 */
export function checkRowTypes(folder: string): Outcome {
  const api = join(workspaceRoot, 'apps/api');
  const config = ts.readJsonConfigFile(join(api, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonSourceFileConfigFileContent(config, ts.sys, api);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const claims = new Map(
    program
      .getSourceFiles()
      .filter(({ fileName }) => isSource(relative(workspaceRoot, fileName)))
      .flatMap((file) => findClaims(file, checker)),
  );
  const records = readdirSync(folder).flatMap(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordedRows[],
  );
  // Rows belong to the innermost call that claims their type.
  const read = Map.groupBy(records, ({ frames }) =>
    frames.map((frame) => relative(workspaceRoot, frame)).find((frame) => claims.has(frame)),
  );
  const failures = [...claims].flatMap(([place, { type, node }]) => {
    const found = read.get(place)?.flatMap(({ rows }) => mismatches(checker, node, type, rows)) ?? [
      'no test reads its rows',
    ];
    return [...new Set(found)].map((mismatch) => `${place}: ${mismatch}`);
  });
  return { passed: Math.max(0, claims.size - failures.length), failed: failures.length, failures };
}

const isSource = (path: string) =>
  path.startsWith(sources) && !path.endsWith('spec.ts') && !path.includes('/testing/');

/** A file's claims by `file:line`; calls with a type parameter of their caller claim nothing. */
function findClaims(file: ts.SourceFile, checker: ts.TypeChecker): [string, RowType][] {
  const claims: [string, RowType][] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || node.typeArguments?.length !== 1) return;
    const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    const [argument] = node.typeArguments;
    if (!argument || !readers.includes(name.getText())) return;
    const given = checker.getTypeFromTypeNode(argument);
    const type =
      (checker.isArrayType(given) && checker.getTypeArguments(given as ts.TypeReference)[0]) || given;
    if (type.flags & ts.TypeFlags.TypeParameter) return;
    const { line } = file.getLineAndCharacterOfPosition(name.getStart());
    claims.push([`${relative(workspaceRoot, file.fileName)}:${line + 1}`, { type, node }]);
  };
  visit(file);
  return claims;
}
