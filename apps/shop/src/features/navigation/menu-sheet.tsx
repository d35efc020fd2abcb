import { company } from '@app/content';
import { DialogTitle, IconButton, Logo, SideSheet, buttonClass } from '@app/ui';
import { ShoppingBag, X } from 'lucide-react';
import { PageLink } from './page-link';
import { pageLinks, type PreloadPage } from './page-links';
import { text } from './text';

interface MenuSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onFollow: () => void;
  onQuote: () => void;
  onBasket: () => void;
  basketCount: number;
  onClosed: () => void;
  opener: HTMLElement | null;
  preload: PreloadPage;
}

/** The pages on a phone: slides in from the right and leaves a strip of the page to press. */
export function MenuSheet({
  isOpen,
  onClose,
  onFollow,
  onQuote,
  onBasket,
  basketCount,
  onClosed,
  opener,
  preload,
}: MenuSheetProps) {
  return (
    <SideSheet isOpen={isOpen} onClose={onClose} returnFocusTo={opener} onClosed={onClosed}>
      <div className="-mr-3.5 mb-5.5 flex items-center justify-between">
        <Logo name={company.name} />
        <DialogTitle className="sr-only">{text.menu}</DialogTitle>
        <IconButton icon={X} label={text.close} onClick={onClose} />
      </div>
      <nav aria-label={text.main}>
        <ul>
          {pageLinks.main.map((page) => (
            <li key={page}>
              <PageLink
                page={page}
                preload={preload}
                onFollow={onFollow}
                className="flex min-h-16 items-center justify-between border-b border-line font-display text-headline aria-[current]:after:h-0.5 aria-[current]:after:w-5.5 aria-[current]:after:bg-chalk aria-[current]:after:content-['']"
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-3 pt-7">
        <button type="button" onClick={onBasket} className="flex min-h-12 items-center gap-3 text-left">
          <ShoppingBag className="size-5" strokeWidth={1.5} />
          {text.basket}
          <span className="num ml-auto text-ink-3">{text.quotes(basketCount)}</span>
        </button>
        {company.phone.href && (
          <a href={company.phone.href} className="num flex min-h-12 items-center font-display text-title">
            {company.phone.display}
          </a>
        )}
        <button type="button" className={buttonClass({ size: 'large', isFullWidth: true })} onClick={onQuote}>
          {text.getQuote}
        </button>
      </div>
    </SideSheet>
  );
}
