import { cx } from '../cx';

/** A placeholder of the coming size. Hidden from screen readers: its container says 'loading' once. */
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
