import type { ReactNode } from 'react';

/** What nobody sees on a phone without scrolling: the browser lays it out behind the first paint (app.css). */
export const AfterFirstView = ({ children }: { children: ReactNode }) => (
  <div className="after-first-view">{children}</div>
);
