import { Link, useLocation } from 'wouter';
import { type Place, places, type PreparePage } from './places';
import { text } from './text';

interface PageLinkProps {
  place: Place;
  prepare: PreparePage;
  /** Called when the link is followed. */
  onFollow?: () => void;
  className: string;
}

/** A link to one of our pages that marks the current one. */
export function PageLink({ place, prepare, onFollow, className }: PageLinkProps) {
  const [path] = useLocation();
  const isHere = path === place;
  const onIntent = () => prepare(place);
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

export function MainNav({ prepare }: { prepare: PreparePage }) {
  return (
    <nav aria-label={text.main} className="max-desktop:hidden">
      <ul className="flex gap-1.5">
        {places.main.map((place) => (
          <li key={place}>
            <PageLink
              place={place}
              prepare={prepare}
              className="relative flex min-h-11 items-center px-3.5 text-ink-2 hover:text-ink aria-[current]:font-label aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3.5 aria-[current]:after:bottom-1.5 aria-[current]:after:h-0.5 aria-[current]:after:bg-chalk aria-[current]:after:content-['']"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
