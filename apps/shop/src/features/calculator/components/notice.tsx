import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something the visitor must know before going on; announced at once. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="num mb-2 flex gap-3 rounded-2 bg-warn-tint px-4 py-3 text-label text-ink">
      <Info aria-hidden className="mt-0.5 size-5 flex-none text-warn" strokeWidth={1.5} />
      <p>{children}</p>
    </div>
  );
}
