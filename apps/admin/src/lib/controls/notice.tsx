import { cx, wholeReferences } from '@app/ui';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  bad: { Icon: CircleAlert, look: 'bg-bad-tint text-bad' },
  warn: { Icon: TriangleAlert, look: 'bg-warn-tint text-warn' },
  neutral: { Icon: Info, look: 'bg-raised text-ink-2' },
} as const;

interface NoticeProps {
  tone: keyof typeof tones;
  title: ReactNode;
  children?: ReactNode;
}

export function Notice({ tone, title, children }: NoticeProps) {
  const { Icon, look } = tones[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'note'}
      className={cx('grid grid-cols-[18px_1fr] gap-2.5 rounded-dialog px-3.25 py-2.75 text-small', look)}
    >
      <Icon aria-hidden className="mt-0.5 size-4" strokeWidth={1.75} />
      <div>
        <p className="font-label">{wholeReferences(title)}</p>
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
