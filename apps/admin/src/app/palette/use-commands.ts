import {
  Inbox,
  LogOut,
  MessagesSquare,
  Moon,
  Package,
  Plus,
  Store,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { sessionText, useRole, useSignOut } from '../../lib/session/session';
import { chooseTheme, useTheme } from '../../lib/theme/theme-store';
import { newItem, itemParam, linkTo } from '../../lib/use-url-state';
import { adminPages, mayOpen } from '../pages';
import { text as frameText } from '../text';
import { paletteText as text } from './palette-text';
import { useFoundItems, type FoundItem } from './use-found-items';

export function useCommands(typed: string): {
  groups: readonly { title: string; commands: readonly Command[] }[];
  isSearching: boolean;
  hasFailed: boolean;
} {
  const [, navigate] = useLocation();
  const { isDark } = useTheme();
  const { signOut } = useSignOut();
  const role = useRole();
  const { found, ...search } = useFoundItems(typed, role !== 'workshop');
  const opened = adminPages.filter((page) => mayOpen(role, page));

  // Pages for creating something, or for one thing, have no list to open.
  const pages = opened
    .filter(({ create, needsId }) => !create?.href && !needsId)
    .map<Command>(({ path, label, icon }) => ({
      id: `page${path}`,
      label,
      icon,
      run: () => navigate(linkTo(path)),
    }));
  const creations = opened.flatMap<Command>(({ path, create }) =>
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
  const toOpen = (items: readonly FoundItem[], icon: LucideIcon) =>
    items.map<Command>(({ href, ...item }) => ({ ...item, icon, run: () => navigate(linkTo(href)) }));
  const fitting = (commands: readonly Command[]) =>
    commands.filter(({ label }) => matchesWords(label, typed.trim()));
  const groups = [
    { title: text.pages, commands: fitting(pages) },
    { title: text.create, commands: fitting(creations) },
    { title: text.orders, commands: toOpen(found.orders, Inbox) },
    { title: text.inquiries, commands: toOpen(found.inquiries, MessagesSquare) },
    { title: text.items, commands: toOpen(found.catalogue, Package) },
    { title: text.other, commands: fitting(others) },
  ].filter(({ commands }) => commands.length > 0);
  return { groups, ...search };
}

export interface Command {
  id: string;
  label: string;
  detail?: string;
  icon: LucideIcon;
  run: () => void;
}

/** Each typed word must start a word of the label: 'si ty' finds 'Sink Types'. */
function matchesWords(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((start) => words.some((word) => word.startsWith(start)));
}
