import type { StaffRole } from '@app/contracts';
import { adminPages, type AdminPageEntry, navigation, type NavigationItem, pagesOf } from './pages';

/** From a router nested below `/admin`. */
const migrateFromAdmin = '~/migrate';

const ownerOnlyPaths = ['/company', '/making', '/cancelling', '/users', '/migration'];
/** What a role without the office's pages may open; the first is its front page. */
const pathsOfRole = { workshop: ['/board', '/tops'], fitter: ['/visits'] } as const satisfies Partial<
  Record<StaffRole, readonly [string, ...string[]]>
>;
const pathsOf = (role: StaffRole | undefined): readonly string[] =>
  role === 'workshop' || role === 'fitter' ? pathsOfRole[role] : [];

/** Users without a role can only open their account page (decision 77). */
export function mayOpen(role: StaffRole | undefined, { path }: Pick<AdminPageEntry, 'path'>): boolean {
  if (role === 'owner' || path === '/account') return true;
  if (role === 'office') return !ownerOnlyPaths.includes(path);
  return pathsOf(role).includes(path);
}

/** undefined: no such page for this role. */
export function findPage(location: string, role: StaffRole | undefined): AdminPageEntry | undefined {
  const [, first = '', second] = location === migrateFromAdmin ? ['', 'migration'] : location.split('/');
  const path = (first === '' && pathsOf(role)[0]) || `/${first}`;
  const findAllowedPage = (path: string) =>
    adminPages.find((page) => page.path === path && mayOpen(role, page));
  return (second && findAllowedPage(`${path}/${second}`)) || findAllowedPage(path);
}

/** Without what the role may not open; a fitter has the visits without the calendar above them. */
export const navigationFor = (role: StaffRole | undefined): readonly NavigationItem[] =>
  navigation.flatMap((item): NavigationItem[] => {
    const subpages = item.subpages?.filter((page) => mayOpen(role, page));
    if ('heading' in item) return subpages?.length ? [{ ...item, subpages }] : [];
    return mayOpen(role, item) ? [{ ...item, subpages }] : [...(subpages ?? [])];
  });

/** What lies below the thumb on a phone. */
export const phoneBarFor = (role: StaffRole | undefined): readonly AdminPageEntry[] =>
  pagesOf(navigation).filter((page) => page.labelOnPhoneBar && mayOpen(role, page));
