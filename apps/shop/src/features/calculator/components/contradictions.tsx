import { blockersAmong, type Contradiction } from '@app/configuration';
import { cx } from '@app/ui';
import { TriangleAlert } from 'lucide-react';
import { text } from '../text';

interface ContradictionsProps {
  contradictions: readonly Contradiction[];
  about: Contradiction['about'];
}

/**
 * Why one choice cannot be made, or what its delivery has to know. A quote that cannot be made can be saved, but not
 * ordered (D53).
 */
export function Contradictions({ contradictions, about }: ContradictionsProps) {
  const shown = contradictions.filter((contradiction) => contradiction.about === about);
  const isBlocked = blockersAmong(shown).length > 0;
  return (
    <div role="status">
      {shown.length > 0 && (
        <div
          className={cx(
            'num mt-3 flex gap-3 rounded-2 px-4 py-3 text-label text-ink',
            isBlocked ? 'bg-warn-tint' : 'border border-line',
          )}
        >
          <TriangleAlert
            aria-hidden
            className={cx('mt-0.5 size-5 flex-none', isBlocked ? 'text-warn' : 'text-ink-3')}
            strokeWidth={1.5}
          />
          <div className="grid gap-1">
            {shown.map(({ sentence }) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {isBlocked && <p className="text-small text-ink-2">{text.cannotBeOrdered}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
