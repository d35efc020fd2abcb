import type { AdminQuote } from '@app/contracts';
import { cx } from '@app/ui';
import { contactOf } from './quote-words';
import { text } from './text';

export function CustomerLines({ quote, below }: { quote: AdminQuote; below?: string }) {
  const [first, contact] = contactOf(quote);
  const second = below ?? contact;
  return (
    <span className={cx('block max-w-37 leading-tight', !below && 'wide:max-[1240px]:max-w-27')}>
      {first ? (
        <span className="block truncate font-label">{first}</span>
      ) : (
        <span className="block text-ink-3">{text.noContact}</span>
      )}
      {second && <span className="block truncate text-caption text-ink-3">{second}</span>}
    </span>
  );
}
