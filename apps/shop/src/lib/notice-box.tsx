import { cx } from '@app/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeBoxProps {
  icon: LucideIcon;
  title: string;
  isGood?: boolean;
  className?: string;
  children: ReactNode;
}

/** A notice: something to know before continuing, and what to do. */
export const NoticeBox = ({ icon: Icon, title, isGood = false, className, children }: NoticeBoxProps) => (
  <div
    className={cx('flex gap-3.5 rounded-2 px-5.5 py-4.5', isGood ? 'bg-ok-tint' : 'bg-warn-tint', className)}
  >
    <Icon className={`mt-0.5 size-5 flex-none ${isGood ? 'text-ok' : 'text-warn'}`} strokeWidth={1.5} />
    <div>
      <p className={`font-strong ${isGood ? 'text-ok' : 'text-warn'}`}>{title}</p>
      <p>{children}</p>
    </div>
  </div>
);
