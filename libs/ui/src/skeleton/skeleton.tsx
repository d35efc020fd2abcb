import { cx } from '../cx';

/** A block of the size of what is coming. Hidden from screen readers: the place around it says 'loading' once. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'block animate-pulse rounded-1 bg-bone forced-colors:border motion-reduce:animate-none',
        className,
      )}
    />
  );
}
