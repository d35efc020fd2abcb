import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, Pool, type QueryResult } from 'pg';
import { afterAll } from 'vitest';
import { addValue, newShape, type Shape } from './shapes.ts';

/** Rows read by one place of the code, with its stack, innermost frame first. */
export interface RecordedRows {
  /** `file:line`, as in the source. */
  frames: string[];
  rows: Shape;
}

/** Where a process writes its {@link RecordedRows} after each test file; unset: nothing is recorded. */
const folder = process.env.ROWS_FOLDER;
const deepest = 40;

/** A worker's files are transformed again, `pg` is not: it is patched once for all of them. */
const known = ((globalThis as { recordedRows?: Map<string, RecordedRows> }).recordedRows ??= watch());

if (folder)
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...known.values()]));
  });

function watch(): Map<string, RecordedRows> {
  const records = new Map<string, RecordedRows>();
  if (!folder) return records;
  for (const { prototype } of [Client, Pool] as { prototype: { query: (...given: never[]) => unknown } }[]) {
    const { query } = prototype;
    prototype.query = function (...given) {
      const { rows } = recordHere(records);
      const result = query.apply(this, given);
      if (result instanceof Promise)
        void result.then(
          (answer: QueryResult) => keep(rows, answer),
          () => {},
        );
      return result;
    };
  }
  return records;
}

function recordHere(records: Map<string, RecordedRows>): RecordedRows {
  const key = stackAs((_, frames) => frames.map(String).join());
  let record = records.get(key);
  if (!record) {
    const lines = stackAs().split('\n');
    const frames = lines.flatMap((line) => /([^\s(]+\/src\/[^\s:]+:\d+):\d+\)?$/.exec(line)?.[1] ?? []);
    records.set(key, (record = { frames, rows: newShape() }));
  }
  return record;
}

type Prepare = (error: Error, frames: NodeJS.CallSite[]) => unknown;
const traces: { prepareStackTrace?: Prepare; stackTraceLimit: number } = Error;

/** The stack: in our own compact format, or with source positions, which is slow. */
function stackAs(prepare?: Prepare): string {
  const { prepareStackTrace, stackTraceLimit } = traces;
  Object.assign(traces, { prepareStackTrace: prepare ?? prepareStackTrace, stackTraceLimit: deepest });
  const { stack = '' } = new Error('here');
  Object.assign(traces, { prepareStackTrace, stackTraceLimit });
  return stack;
}

function keep(shape: Shape, { fields = [], rows = [] }: Partial<QueryResult<object>>): void {
  for (const row of rows) addValue(shape, row);
  // Column names, also without rows.
  for (const { name } of fields) shape.fields[name] ??= { ...newShape(), seen: shape.objects };
}
