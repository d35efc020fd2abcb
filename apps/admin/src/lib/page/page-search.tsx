import { cx } from '@app/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '../use-shortcut';
import { useUrlState } from '../use-url-state';
import { pageText as text } from './page-text';

/** Debounce: no request per letter. */
const typingPauseMs = 250;

interface PageSearchProps {
  label: string;
  /** For little room, such as next to a wide panel. */
  isCompact?: boolean;
  onEnter?: (search: string) => void;
}

/** Writes `?search=`. `/` focuses it, Escape clears it. */
export function PageSearch({ label, isCompact = false, onEnter }: PageSearchProps) {
  const url = useUrlState();
  const urlValue = url.get('search') ?? '';
  const [input, setInput] = useState(urlValue);
  const [lastUrlValue, setLastUrlValue] = useState(urlValue);
  const inputRef = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change elsewhere: Back, or a cleared filter.
  if (urlValue !== lastUrlValue) {
    setLastUrlValue(urlValue);
    // A trailing space is kept while the next word is typed.
    if (urlValue !== input.trim()) setInput(urlValue);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useShortcut('/', () => inputRef.current?.focus());

  const search = (value: string, pauseMs: number) => {
    setInput(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => url.set({ search: value.trim() }, { replace: true }), pauseMs);
  };

  return (
    <div
      role="search"
      className={cx(
        'flex h-11 items-center gap-2 rounded-dialog border border-line-strong bg-surface pl-2.5 text-ink-3 focus-within:border-chalk focus-within:shadow-[0_0_0_1px_var(--color-chalk)] max-wide:order-1 max-wide:w-50 max-wide:flex-1 wide:h-8.5 forced-colors:focus-within:outline-3',
        isCompact ? 'wide:w-37.5' : 'wide:w-55 full:w-70',
      )}
    >
      <Search className="size-4 flex-none" strokeWidth={1.75} />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={isCompact ? text.search : label}
        value={input}
        maxLength={200}
        onChange={({ target }) => search(target.value, typingPauseMs)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            search(input, 0);
            onEnter?.(input.trim());
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          if (input) search('', 0);
          else inputRef.current?.blur();
        }}
        className="min-w-0 flex-1 overflow-hidden bg-transparent text-ellipsis text-body text-ink outline-none placeholder:text-ink-3 wide:text-small [&::-webkit-search-cancel-button]:hidden"
      />
      {input ? (
        <button
          type="button"
          aria-label={text.clearSearch}
          onClick={() => {
            search('', 0);
            inputRef.current?.focus();
          }}
          className="grid size-8 flex-none place-items-center rounded-2 hover:text-ink"
        >
          <X className="size-4" strokeWidth={1.75} />
        </button>
      ) : (
        <kbd
          aria-hidden
          className="mr-2 rounded-2 border border-line px-1.25 font-sans text-micro max-wide:hidden"
        >
          /
        </kbd>
      )}
    </div>
  );
}
