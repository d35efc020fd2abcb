import { Link, useLocation } from 'wouter';
import { type PagePath, pageLinks, type PreloadPage } from './page-links';
import { text } from './text';

interface PageLinkProps {
  page: PagePath;
  preload: PreloadPage;
  /** Called when the link is followed. */
  onFollow?: () => void;
  className: string;
}

/** A link to one of our pages that marks the current one. */
export function PageLink({ page, preload, onFollow, className }: PageLinkProps) {
  const [path] = useLocation();
  const isCurrent = path === page;
  const onIntent = () => preload(page);
  return (
    <Link
      href={page}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className={className}
    >
      {text.pages[page]}
    </Link>
  );
}

export function MainNav({ preload }: { preload: PreloadPage }) {
  return (
    <nav aria-label={text.main} className="max-desktop:hidden">
      <ul className="flex gap-1.5">
        {pageLinks.main.map((page) => (
          <li key={page}>
            <PageLink
              page={page}
              preload={preload}
              className="relative flex min-h-11 items-center px-3.5 text-ink-2 hover:text-ink aria-[current]:font-label aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3.5 aria-[current]:after:bottom-1.5 aria-[current]:after:h-0.5 aria-[current]:after:bg-chalk aria-[current]:after:content-['']"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
