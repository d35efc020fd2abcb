import type { ReactNode } from 'react';

interface PanelSectionProps {
  title?: string;
  /** Right of the title, such as a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a {@link SidePanel}, ruled off from the next. */
export const PanelSection = ({ title, aside, children }: PanelSectionProps) => (
  <section className="border-b border-line px-5.5 py-4.5 last:border-0">
    {title && (
      <h3 className="mb-2.5 flex items-baseline justify-between gap-3 text-admin font-strong">
        {title}
        {aside && <span className="text-caption font-normal text-ink-3">{aside}</span>}
      </h3>
    )}
    {children}
  </section>
);
