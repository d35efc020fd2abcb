import type { Contradiction } from '@app/configuration';
import { TriangleAlert } from 'lucide-react';
import { text } from '../text';

interface ContradictionsProps {
  contradictions: readonly Contradiction[];
  /** Only those about this choice. */
  about: Contradiction['about'];
}

/** What cannot be made as chosen, shown beside the choice; such a quote can be saved, but not ordered (D53). */
export function Contradictions({ contradictions, about }: ContradictionsProps) {
  const shown = contradictions.filter((contradiction) => contradiction.about === about);
  return (
    <div role="status">
      {shown.length > 0 && (
        <div className="num mt-3 flex gap-3 rounded-2 bg-warn-tint px-4 py-3 text-label text-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 flex-none text-warn" strokeWidth={1.5} />
          <div className="grid gap-1">
            {shown.map(({ sentence }) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p className="text-small text-ink-2">{text.cannotBeOrdered}</p>
          </div>
        </div>
      )}
    </div>
  );
}
