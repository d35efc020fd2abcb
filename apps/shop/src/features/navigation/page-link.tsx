import { Link, useLocation } from 'wouter';
import type { Pages, Place } from './places';
import { text } from './text';

interface PageLinkProps {
  place: Place;
  pages: Pages;
  /** Told when the link is followed. */
  onFollow?: () => void;
  className: string;
}

/** A link to one of our pages, which knows whether that is the open one. */
export function PageLink({ place, pages, onFollow, className }: PageLinkProps) {
  const [path] = useLocation();
  const isHere = path === place;
  const onIntent = () => pages.prepare(place);
  return (
    <Link
      href={place}
      aria-current={isHere ? 'page' : undefined}
      onClick={onFollow}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className={className}
    >
      {text.pages[place]}
    </Link>
  );
}
