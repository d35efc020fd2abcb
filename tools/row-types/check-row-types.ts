import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Outcome } from '../checks/run-checks.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { mismatches } from './mismatches.ts';
import type { RecordedRows } from './record-rows.ts';

const sources = 'apps/api/src/';
/**
 * Functions whose type argument says what rows look like, or a list of them. What is read in batches becomes a file, and
 * is proved by what its tests find there.
 */
const readers = ['run', 'query', 'readPage'];

interface RowType {
  type: ts.Type;
  /** The call, for who mends it. */
  node: ts.Node;
}

/**
 * SQL written by hand says of what type its rows are, and the compiler believes it. Here each such type is held against
 * every row that the tests read by it on the migrated database: names, kinds, what is null, what is in JSON.
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
  // Rows belong to the innermost place that claims something about them.
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

/** What the calls of a file claim about rows, by `file:line`; what takes its type from a caller of its own claims nothing. */
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
