import type { ReactNode } from 'react';

/** What a step says first; it takes the focus, since the button that led here is gone. */
export const StepTitle = ({ children }: { children: ReactNode }) => (
  <h3 ref={focus} tabIndex={-1} className="text-body font-strong outline-none">
    {children}
  </h3>
);

const focus = (heading: HTMLElement | null) => heading?.focus();
