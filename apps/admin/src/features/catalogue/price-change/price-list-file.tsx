import { paths } from '@app/contracts';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { FileButton, LinkButton, Notice } from '../../../lib/controls';
import { readTextFile } from '../../../lib/files/read-text-file';
import { Card } from '../../../lib/page';
import { text } from './text';

export function PriceListFile({
  isPreviewing,
  onCsv,
}: {
  isPreviewing: boolean;
  onCsv: (csv: string) => void;
}) {
  const [problem, setProblem] = useState<keyof typeof text.list.problems | null>(null);
  const readFile = async (file: File) => {
    const read = await readTextFile(file).catch(() => ({ problem: 'unreadable' }) as const);
    setProblem('problem' in read ? read.problem : null);
    if ('text' in read) onCsv(read.text);
  };
  return (
    <Card
      isBare
      level={3}
      title={text.list.title}
      detail={text.list.intro}
      className="mt-6 border-t border-line pt-4"
    >
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.priceList} download icon={Download}>
          {text.list.download}
        </LinkButton>
        <FileButton
          icon={FileSpreadsheet}
          isPending={isPreviewing}
          accept=".csv,.txt,text/csv"
          label={text.list.file}
          onFile={(file) => void readFile(file)}
        >
          {isPreviewing ? text.previewing : text.list.choose}
        </FileButton>
      </div>
      {problem && (
        <div className="mt-3">
          <Notice tone="bad" title={text.list.problems[problem]} />
        </div>
      )}
    </Card>
  );
}
