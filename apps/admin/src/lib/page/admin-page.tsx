import { company } from '@app/content';
import { Button, cx, wholeReferences } from '@app/ui';
import { ArrowLeft, Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../controls/link-button';
import { useShortcut } from '../use-shortcut';
import { PageSearch } from './page-search';

interface Primary {
  label: string;
  icon?: LucideIcon;
  /** Called on click, or an address to go to. `n` does the same. */
  onPress?: () => void;
  href?: string;
}

/** A short form, a form with text, a whole order (design §9). */
type PanelWidth = 'narrow' | 'medium' | 'wide';

interface AdminPageProps {
  title: string;
  back?: { label: string; href: string };
  badge?: ReactNode;
  banner?: ReactNode;
  /** Placeholder of the search field; absent: no search. It writes `?search=`. */
  searchLabel?: string;
  onSearchEnter?: (input: string) => void;
  primary?: Primary;
  actions?: ReactNode;
  /** A {@link SidePanel}. Full screen on phones. */
  panel?: ReactNode;
  panelWidth?: PanelWidth;
  /** The actions stay in sight: in the heading, on phones at the foot. */
  isSticky?: boolean;
  children: ReactNode;
}

const columns: Record<PanelWidth, string> = {
  narrow: 'wide:grid-cols-[minmax(0,1fr)_348px]',
  medium: 'wide:grid-cols-[minmax(0,1fr)_440px]',
  wide: 'wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] full:grid-cols-[minmax(0,1fr)_620px]',
};

export function AdminPage(props: AdminPageProps) {
  const {
    title,
    back,
    badge,
    banner,
    searchLabel,
    onSearchEnter,
    primary,
    actions,
    panel,
    panelWidth = 'narrow',
    isSticky = false,
    children,
  } = props;
  const hasPanel = Boolean(panel);
  return (
    <div className={cx('grid min-h-dvh', hasPanel && columns[panelWidth])}>
      <title>{`${title} - ${company.name}`}</title>
      {/* On phones the panel replaces the page, but the heading stays for screen readers. */}
      {panel && <h1 className="sr-only wide:hidden">{title}</h1>}
      <div className={cx('min-w-0', hasPanel && 'max-wide:hidden')}>
        <header
          className={cx(
            'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-4 py-1.5 wide:min-h-15 wide:px-7',
            isSticky && 'bg-paper wide:sticky wide:top-0 wide:z-10',
          )}
        >
          <div className="flex min-h-11 items-center gap-x-2.5">
            {back && (
              <Link
                href={back.href}
                aria-label={back.label}
                className="-ml-2 grid size-9 place-items-center rounded-1 text-ink-2 hover:bg-sunken max-wide:size-11"
              >
                <ArrowLeft className="size-4.5" strokeWidth={1.75} />
              </Link>
            )}
            <h1 className="text-lead font-strong">{wholeReferences(title)}</h1>
            {badge}
          </div>
          <div className="flex flex-wrap items-center gap-2 max-wide:contents">
            {searchLabel && (
              <PageSearch
                label={searchLabel}
                isCompact={hasPanel && panelWidth === 'wide'}
                onEnter={onSearchEnter}
              />
            )}
            {actions && (
              <div
                className={cx(
                  'flex flex-wrap gap-2 max-wide:order-2',
                  // Above the bar of pages.
                  isSticky &&
                    'max-wide:fixed max-wide:inset-x-0 max-wide:bottom-14 max-wide:z-10 max-wide:justify-end max-wide:border-t max-wide:border-line max-wide:bg-surface max-wide:px-4 max-wide:py-2',
                )}
              >
                {actions}
              </div>
            )}
            {primary && <PrimaryAction {...primary} />}
          </div>
        </header>
        {banner}
        <div
          className={cx(
            'min-w-0 px-4 pt-4 pb-10 wide:px-7 wide:pt-6 wide:pb-12',
            isSticky && 'max-wide:pb-24',
          )}
        >
          {children}
        </div>
      </div>
      {panel}
    </div>
  );
}

function PrimaryAction({ label, icon = Plus, onPress, href }: Primary) {
  useShortcut('n', onPress);
  if (!href) {
    return (
      <Button kind="primary" icon={icon} onClick={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton to={href} kind="primary" icon={icon}>
      {label}
    </LinkButton>
  );
}
