import type { ReactNode } from 'react';
import { cx } from '../cx';

export type BadgeTone = 'ok' | 'warn' | 'bad' | 'action' | 'neutral';

const tones: Record<BadgeTone, string> = {
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  action: 'bg-chalk-tint text-chalk',
  neutral: 'bg-sunken text-ink-2',
};

/** A state: dot and word, since colour alone says nothing to some. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'num inline-flex h-8 items-center gap-1.5 rounded-full border border-transparent px-3.5 text-small font-label whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current forced-color-adjust-none" />
      {children}
    </span>
  );
}
