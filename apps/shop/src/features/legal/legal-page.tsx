import type { ReactNode } from 'react';

interface LegalPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** Headings in a left column, each section's text beside its heading. */
const columnsClass =
  'tablet:grid tablet:grid-cols-[1fr_2fr] tablet:gap-10 desktop:grid-cols-[5fr_7fr] desktop:gap-16';

/** A page of legal text: large type, no animation. */
export function LegalPage({ title, intro, children }: LegalPageProps) {
  return (
    <article className="wrap pt-10 pb-16 tablet:pt-19 tablet:pb-26">
      <header className="mb-9 tablet:mb-14 desktop:grid desktop:grid-cols-[5fr_7fr] desktop:items-end desktop:gap-16">
        <h1 className="font-display text-h1">{title}</h1>
        <p className="mt-4 max-w-[34em] text-lede text-balance text-ink-2 tablet:mt-6.5 desktop:mt-0">
          {intro}
        </p>
      </header>
      {children}
    </article>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`border-t border-line py-6 tablet:py-9 ${columnsClass}`}>
      <h2 className="font-display text-h3 max-tablet:mb-2.5">{title}</h2>
      <div className="max-w-[68ch] text-ink-2 [&_p+p]:mt-3 [&_p+ul]:mt-2 [&_ul+p]:mt-3">{children}</div>
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
