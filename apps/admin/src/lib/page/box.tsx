import { useId, type ReactNode, type Ref } from 'react';

interface BoxProps {
  title: string;
  /** Right of the title, such as when it was read. */
  aside?: ReactNode;
  /** Takes the focus when what it shows has begun. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One of the boxes of the page. */
export function Box({ title, aside, headingRef, children }: BoxProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-4 rounded-3 border border-line bg-surface px-5.5 pt-5 pb-5.5 first:mt-0"
    >
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <h3
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="text-label/[1.3] font-strong outline-none"
        >
          {title}
        </h3>
        {aside && <p className="text-caption text-ink-3">{aside}</p>}
      </div>
      {children}
    </section>
  );
}
