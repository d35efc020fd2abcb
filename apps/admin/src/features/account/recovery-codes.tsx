import { company } from '@app/content';
import { formatDay } from '@app/pricing';
import { Button, copyWithToast, saveFile } from '@app/ui';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { text } from './text';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}

export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [content] = useState(() => recoveryCodesText(codes, email, new Date()));
  useEffect(() => heading.current?.focus(), []);
  const download = () => saveFile(text.fileName(company.name), new Blob([content], { type: 'text/plain' }));
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-strong outline-none">
        {text.codes}
      </h3>
      <p className="mt-1 max-w-130 text-ink-2">{text.codesIntro}</p>
      <ul className="mt-3.5 grid max-w-150 gap-x-6 gap-y-1 rounded-dialog bg-raised px-4 py-3 font-mono text-label wide:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copyWithToast(content, text)}>
          {text.copy}
        </Button>
        <Button icon={Download} onClick={download}>
          {text.download}
        </Button>
        <Button icon={Printer} onClick={() => printText(content)}>
          {text.print}
        </Button>
        <Button kind="primary" onClick={onDone}>
          {text.codesSaved}
        </Button>
      </div>
    </div>
  );
}

/** Includes whose codes they are, as a downloaded file may be moved. */
export const recoveryCodesText = (codes: readonly string[], email: string, now: Date): string =>
  `${[text.fileHead(company.name, email, formatDay(now)), '', ...codes].join('\n')}\n`;

/** Prints only this text. A constructed style sheet, as the Content-Security-Policy allows no inline style. */
function printText(text: string): void {
  const page = document.createElement('pre');
  page.dataset.printAlone = '';
  page.textContent = text;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-print-alone] { display: none; }
    @media print {
      body > :not([data-print-alone]) { display: none !important; }
      [data-print-alone] { display: block; margin: 0; font: 14px/1.8 monospace; white-space: pre-wrap; color: #000; }
    }`);
  document.body.append(page);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const cleanUp = () => {
    page.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  window.addEventListener('afterprint', cleanUp, { once: true });
  window.print();
}
