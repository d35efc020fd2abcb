import { company } from '@app/content';
import { formatDay } from '@app/pricing';
import { Button, copyText, showToast } from '@app/ui';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { printAlone } from './print-alone';
import { text } from './text';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onKept: () => void;
}

/** The codes, this once, and the ways to keep them. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [words] = useState(() => recoveryCodesText(codes, email, new Date()));
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    const isCopied = await copyText(words);
    showToast(isCopied ? { title: text.copied } : { title: text.notCopied, tone: 'bad' });
  };
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([words], { type: 'text/plain' }));
    link.download = text.fileName(company.name);
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-strong outline-none">
        {text.codes}
      </h3>
      <p className="mt-1 max-w-130 text-ink-2">{text.codesLede}</p>
      <ul className="mt-3.5 grid max-w-150 gap-x-6 gap-y-1 rounded-dialog bg-raised px-4 py-3 font-mono text-label wide:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button icon={Download} onClick={download}>
          {text.download}
        </Button>
        <Button icon={Printer} onClick={() => printAlone(words)}>
          {text.print}
        </Button>
        <Button kind="primary" onClick={onKept}>
          {text.kept}
        </Button>
      </div>
    </div>
  );
}

/** The codes as they are copied and downloaded: with whose they are, since a file outlives its place. */
export const recoveryCodesText = (codes: readonly string[], email: string, now: Date): string =>
  `${[text.fileHead(company.name, email, formatDay(now)), '', ...codes].join('\n')}\n`;
