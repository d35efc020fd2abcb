import type { ReactNode } from 'react';

/** Content below a phone's first view: laid out after the first paint (app.css). */
export const AfterFirstView = ({ children }: { children: ReactNode }) => (
  <div className="after-first-view">{children}</div>
);
