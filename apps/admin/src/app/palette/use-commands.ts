import type { CatalogueKind } from '@app/contracts';
import { LogOut, Moon, Package, Plus, Store, Sun } from 'lucide-react';
import { useLocation } from 'wouter';
import { sessionText } from '../../lib/session/session-text';
import { useSignOut } from '../../lib/session/use-sign-out';
import { chooseTheme } from '../../lib/theme/theme-store';
import { useTheme } from '../../lib/theme/use-theme';
import { linkTo } from '../../lib/url/link-to';
import { newItem } from '../../lib/url/use-open-item';
import { itemParam } from '../../lib/url/use-url-state';
import { adminPages } from '../pages';
import { text as frameText } from '../text';
import { fits, type Command, type CommandGroup } from './command';
import { paletteText as text } from './palette-text';
import { useFoundItems } from './use-found-items';

const addressOf = (kind: CatalogueKind, id: number | string) => `/${kind}?${itemParam}=${id}`;

/** What fits what was typed, in groups; everything but the catalogue's items while nothing is. */
export function useCommands(typed: string): { groups: readonly CommandGroup[]; isSearching: boolean } {
  const [, navigate] = useLocation();
  const { isDark } = useTheme();
  const { signOut } = useSignOut();
  const { items, isSearching } = useFoundItems(typed);

  const pages = adminPages.map<Command>(({ path, label, icon }) => ({
    id: `page${path}`,
    label,
    icon,
    run: () => navigate(linkTo(path)),
  }));
  const creations = adminPages.flatMap<Command>(({ path, create }) =>
    create
      ? [
          {
            id: `create${path}`,
            label: create.label,
            icon: Plus,
            run: () => navigate(create.href ?? `${path}?${itemParam}=${newItem}`),
          },
        ]
      : [],
  );
  const others: Command[] = [
    {
      id: 'theme',
      label: isDark ? text.lightTheme : text.darkTheme,
      icon: isDark ? Sun : Moon,
      run: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    { id: 'shop', label: frameText.toShop, icon: Store, run: () => navigate('~/') },
    { id: 'sign-out', label: sessionText.signOut, icon: LogOut, run: signOut },
  ];
  const found = items.map<Command>(({ kind, id, name, detail, isActive }) => ({
    id: `${kind}-${id}`,
    label: name,
    detail: [detail ?? adminPages.find(({ path }) => path === `/${kind}`)?.label, !isActive && text.inactive]
      .filter(Boolean)
      .join(', '),
    icon: Package,
    run: () => navigate(addressOf(kind, id)),
  }));
  const fitting = (commands: readonly Command[]) => commands.filter(({ label }) => fits(label, typed.trim()));
  const groups = [
    { title: text.pages, commands: fitting(pages) },
    { title: text.create, commands: fitting(creations) },
    { title: text.items, commands: found },
    { title: text.other, commands: fitting(others) },
  ].filter(({ commands }) => commands.length > 0);
  return { groups, isSearching };
}
