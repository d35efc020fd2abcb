import { wholeReferences } from '@app/ui';
import { maxRecordRows } from '@app/contracts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PanelSection } from '../../lib/page';
import { text } from './text';

interface RecordRow {
  key: string;
  href: string;
  title: string;
  end: ReactNode;
  detail?: string;
  footer: readonly string[];
  start?: ReactNode;
}

interface RecordListProps {
  title: string;
  rows: readonly RecordRow[];
  children?: ReactNode;
}

export function RecordList({ title, rows, children }: RecordListProps) {
  return (
    <PanelSection title={title} aside={rows.length === maxRecordRows && text.latest(maxRecordRows)}>
      {rows.length === 0 ? (
        <p className="text-small text-ink-3">{text.noneYet}</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {rows.map(({ key, href, title: name, start, end, detail, footer }) => (
            <li key={key} className="py-2 text-small">
              <p className="flex items-baseline justify-between gap-3">
                <span className="flex items-center gap-2">
                  {start}
                  <Link href={href} className="num font-label text-chalk hover:underline max-wide:py-1.5">
                    {wholeReferences(name)}
                  </Link>
                </span>
                {end}
              </p>
              {detail && (
                <p className="line-clamp-2 text-ink-2 [overflow-wrap:anywhere]">{wholeReferences(detail)}</p>
              )}
              <p className="num text-caption text-ink-3">{footer.join(', ')}</p>
            </li>
          ))}
        </ul>
      )}
      {children}
    </PanelSection>
  );
}
