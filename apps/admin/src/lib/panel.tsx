import { company } from '@app/content';
import { buttonClass, Logo } from '@app/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface PanelProps {
  title: string;
  children: ReactNode;
  /** What the way back to the shop is called. */
  home: string;
}

/** A small panel in the middle of the screen: the gate, and what stands behind it. */
export function Panel({ title, children, home }: PanelProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-paper p-5">
      <title>{`${title} - ${company.name}`}</title>
      <section className="w-full max-w-100 rounded-3 border border-line bg-surface p-6 tablet:p-9">
        <Logo name={company.name} />
        <h1 className="mt-8 font-display text-[28px]/[1.15] font-[380] tracking-[-0.015em]">{title}</h1>
        <div className="mt-2 grid gap-2 text-label text-ink-2">{children}</div>
        <Link href="~/" className={`${buttonClass({ kind: 'ghost', isFullWidth: true })} mt-6`}>
          {home}
        </Link>
      </section>
    </main>
  );
}
