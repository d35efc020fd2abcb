import { cpus, loadavg } from 'node:os';
import { peakOf, type Exported } from '../orders/measure-export.ts';

const growthOf = (exported: Exported) => peakOf(exported) - exported.beforeMb;

interface Run {
  exports: Exported[];
  budgetMb: number;
  files: { count: number; bytes: number };
  quotes: string;
  deposits: string;
}

export function toMarkdown({ exports, budgetMb, files, quotes, deposits }: Run) {
  const lines = exports.map(
    (file) =>
      `| ${file.name} | ${file.seconds.toFixed(1)} | ${(file.bytes / 1_048_576).toFixed(1)} | ${file.beforeMb} | ${growthOf(file)} | ${file.megabytes.join(', ')} |`,
  );
  // What the first one leaves is there before the second: so it is compared with the very beginning.
  const before = exports[0]?.beforeMb ?? NaN;
  const isGood = exports.every((file) => peakOf(file) - before < budgetMb);
  const papers = `${files.count} attachments of ${files.bytes / 1_048_576} MB`;
  const text = `# The whole shop as a file

${Number(quotes).toLocaleString('en-GB')} quotes, ${Number(deposits).toLocaleString('en-GB')} deposits and ${papers}, by one API as it is started, one after the other, over loopback. The load of the machine was ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors; above one for each, times are longer than they are by themselves. ${isGood ? `The API's memory never was ${budgetMb} MB above what it had before the first.` : `MEMORY GREW BY ${budgetMb} MB OR MORE.`}

| export | seconds | MB | memory before, MB | growth, MB | resident memory of the API, the highest in each tenth of the time, MB |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
  return { text, isGood };
}
