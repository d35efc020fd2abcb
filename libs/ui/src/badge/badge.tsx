import type { ReactNode } from 'react';
import { cx } from '../cx';
import { useDensity } from '../density/use-density';

export type BadgeTone = 'ok' | 'warn' | 'bad' | 'action' | 'neutral';

const tones: Record<BadgeTone, string> = {
  ok: 'border-transparent bg-ok-tint text-ok',
  warn: 'border-transparent bg-warn-tint text-warn',
  bad: 'border-transparent bg-bad-tint text-bad',
  action: 'border-transparent bg-chalk-tint text-chalk',
  neutral: 'border-line bg-sunken text-ink-2',
};

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'num inline-flex items-center gap-1.5 rounded-full border font-label whitespace-nowrap',
        useDensity() ? 'h-6 px-2.25 text-micro' : 'h-8 px-3.5 text-small',
        tones[tone],
      )}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current forced-color-adjust-none" />
      {children}
    </span>
  );
}
