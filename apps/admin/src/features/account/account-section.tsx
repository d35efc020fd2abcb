import type { ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** Right of the title, such as whether it is set up. */
  aside?: ReactNode;
  lede?: string;
  children: ReactNode;
}

/** A part of the account page. */
export const AccountSection = ({ title, aside, lede, children }: AccountSectionProps) => (
  <section className="rounded-3 border border-line bg-surface px-4.5 py-4.5 text-admin wide:px-5.5 wide:py-5">
    <h2 className="flex items-center justify-between gap-3 text-label font-strong">
      {title}
      {aside}
    </h2>
    {lede && <p className="mt-1 max-w-130 text-ink-2">{lede}</p>}
    <div className="mt-4">{children}</div>
  </section>
);
