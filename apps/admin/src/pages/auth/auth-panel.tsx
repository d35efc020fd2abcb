import { company } from '@app/content';
import { Logo } from '@app/ui';
import type { ReactNode } from 'react';

export const AuthPanel = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)] place-items-center bg-paper p-6 text-ink">
    <title>{`${title} - ${company.name}`}</title>
    <section className="w-full max-w-100 min-w-0 rounded-3 border border-line bg-surface px-5.5 py-7 tablet:p-9 tablet:pb-8.5">
      <div className="[&_svg]:size-5.75 [&>span]:text-h3">
        <Logo name={company.name} />
      </div>
      <h1 className="mt-7.5 font-display text-headline">{title}</h1>
      {children}
    </section>
  </main>
);

export const AuthText = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 text-label [overflow-wrap:anywhere] text-ink-2">{children}</p>
);
