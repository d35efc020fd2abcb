import { paths } from '@app/contracts';
import { adminDensity, Button, buttonClass } from '@app/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { Notice } from '../../lib/controls/notice';
import { readListFile } from './read-list-file';
import { text } from './text';

interface PriceListProps {
  isReading: boolean;
  onList: (csv: string) => void;
}

/** All prices as a spreadsheet: downloaded, and read back once it was edited. */
export function PriceList({ isReading, onList }: PriceListProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<keyof typeof text.list.problems | null>(null);
  const take = async (file: File) => {
    const read = await readListFile(file).catch(() => ({ problem: 'unreadable' }) as const);
    setProblem('problem' in read ? read.problem : null);
    if ('csv' in read) onList(read.csv);
  };
  return (
    <section aria-labelledby="price-list" className="mt-6 border-t border-line pt-4">
      <h3 id="price-list" className="mb-1 font-strong">
        {text.list.title}
      </h3>
      <p className="text-ink-2">{text.list.lede}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={paths.priceList} download className={buttonClass({}, adminDensity)}>
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          {text.list.download}
        </a>
        <Button icon={FileSpreadsheet} isPending={isReading} onClick={() => input.current?.click()}>
          {isReading ? text.previewing : text.list.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv"
          aria-label={text.list.file}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again after it was mended.
            target.value = '';
            if (file) void take(file);
          }}
        />
      </div>
      {problem && (
        <div className="mt-3">
          <Notice tone="bad" title={text.list.problems[problem]} />
        </div>
      )}
    </section>
  );
}
