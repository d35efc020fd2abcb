import type { ReactNode } from 'react';

interface LegalPageProps {
  title: string;
  lede: string;
  children: ReactNode;
}

/** A page of small print in large type: one column, no motion. */
export function LegalPage({ title, lede, children }: LegalPageProps) {
  return (
    <article className="wrap pt-10 pb-16 tablet:pt-19 tablet:pb-26">
      <h1 className="heading text-h1">{title}</h1>
      <p className="mt-4 max-w-[40em] text-intro/[1.5] text-ink-2 tablet:mt-6.5 tablet:text-lede">{lede}</p>
      <div className="mt-9 max-w-[68ch] tablet:mt-14">{children}</div>
    </article>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-6 text-ink-2 tablet:py-8 [&_p+p]:mt-3 [&_p+ul]:mt-2 [&_ul+p]:mt-3">
      <h2 className="mb-2.5 font-display text-h3 text-ink">{title}</h2>
      {children}
    </section>
  );
}

export function LegalList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="list-disc pl-5.5 marker:text-ink-3">
      {items.map((item, index) => (
        <li key={index} className="py-1">
          {item}
        </li>
      ))}
    </ul>
  );
}
