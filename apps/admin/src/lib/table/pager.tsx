import { IconButton } from '@app/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageText as text } from '../page/page-text';
import { useUrlState } from '../use-url-state';

const framed = 'border border-line bg-surface enabled:hover:border-line-strong';

interface PagerProps {
  /** Rows on all pages: a number, or '10000+'. */
  total: string;
  page: number;
  pageSize: number;
  shown: number;
  /** Its parameter in the address, for a page with two lists. */
  param?: string;
}

/** '1 to 50 of 212', with links to the pages before and after (`?page=`). */
export function Pager({ total, page, pageSize, shown, param = 'page' }: PagerProps) {
  const url = useUrlState();
  const before = (page - 1) * pageSize;
  const hasNext = total.endsWith('+') ? shown === pageSize : before + shown < Number(total);
  const goToPage = (next: number) => url.set({ [param]: next === 1 ? null : String(next) });
  return (
    <nav
      aria-label="Pages"
      className="num flex min-h-11 items-center justify-between px-0.5 py-3 text-small text-ink-3"
    >
      <span role="status">{text.shown(shown ? before + 1 : 0, before + shown, total)}</span>
      {(page > 1 || hasNext) && (
        <span className="flex gap-2">
          <IconButton
            icon={ChevronLeft}
            label={text.previous}
            isDisabled={page === 1}
            className={framed}
            onClick={() => goToPage(page - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={text.next}
            isDisabled={!hasNext}
            className={framed}
            onClick={() => goToPage(page + 1)}
          />
        </span>
      )}
    </nav>
  );
}
