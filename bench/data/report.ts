import { cpus, loadavg } from 'node:os';
import type { Exported } from '../orders/measure-export.ts';
import { peakOf } from '../watch-memory.ts';

export interface Removed {
  mails: number;
  quotes: number;
}

interface Run {
  /** One after the other by one API. */
  exports: Exported[];
  /** Each by a process of its own. */
  workers: Exported[];
  removed: Removed | undefined;
  budgetMb: number;
  files: { count: number; bytes: number };
  quotes: string;
  deposits: string;
}

const toCount = (count: number | string) => Number(count).toLocaleString('en-GB');

export function toMarkdown({ exports, workers, removed, budgetMb, files, quotes, deposits }: Run) {
  // What the first export leaves is there before the second: so they are compared with the very beginning.
  const apiBefore = exports[0]?.beforeMb ?? NaN;
  const runs = [
    ...exports.map((run) => ({ ...run, growth: peakOf(run) - apiBefore })),
    ...workers.map((run) => ({ ...run, growth: peakOf(run) - run.beforeMb })),
  ];
  const lines = runs.map(
    ({ name, seconds, bytes, beforeMb, growth, megabytes }) =>
      `| ${name} | ${seconds.toFixed(1)} | ${bytes ? (bytes / 1_048_576).toFixed(1) : ''} | ${beforeMb} | ${growth} | ${megabytes.join(', ')} |`,
  );
  const isGood = runs.every(({ growth }) => growth < budgetMb);
  const papers = `${files.count} attachments of ${files.bytes / 1_048_576} MB`;
  const text = `# What goes through all rows

${toCount(quotes)} quotes, ${toCount(deposits)} deposits and ${papers}: exports by one API, one after the other, over loopback; retention and the backup by a worker each, as the product starts them. Retention emptied ${toCount(removed?.mails ?? NaN)} mails and ${toCount(removed?.quotes ?? NaN)} quotes; the backup is the product's own export, as \`pg_dump\` takes no memory of ours. The load of the machine was ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors; above one for each, times are longer than they are by themselves. ${isGood ? `No process ever was ${budgetMb} MB above what it had before.` : `MEMORY GREW BY ${budgetMb} MB OR MORE.`}

| what | seconds | MB | memory before, MB | growth, MB | resident memory, the highest in each tenth of the time, MB |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
  return { text, isGood };
}
