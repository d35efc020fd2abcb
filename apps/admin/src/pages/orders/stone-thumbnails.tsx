import type { AdminQuote } from '@app/contracts';
import { cx } from '@app/ui';
import { StoneThumbnail } from '../../features/quotes/stone-thumbnail';

/** Overlapping, with the last one in full. */
export const StoneThumbnails = ({ colors }: { colors: readonly AdminQuote['color'][] }) => (
  <span className="flex">
    {colors.map((color, index) => (
      <span
        key={index}
        className={cx('size-9.5 flex-none rounded-1', index > 0 && '-ml-6.5 ring-2 ring-surface')}
      >
        <StoneThumbnail color={color} />
      </span>
    ))}
  </span>
);
