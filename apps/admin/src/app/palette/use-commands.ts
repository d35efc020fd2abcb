import {
  Inbox,
  LogOut,
  MessagesSquare,
  Moon,
  Package,
  Plus,
  Search,
  Store,
  Sun,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { sessionText, useIsInOffice, useRole, useSignOut } from '../../lib/session/session';
import { chooseTheme, useTheme } from '../../lib/theme/theme-store';
import { newItem, itemParam, linkTo } from '../../lib/use-url-state';
import { mayOpen } from '../page-access';
import { adminPages } from '../pages';
import { text as frameText } from '../text';
import { paletteText as text } from './palette-text';
import { usePaletteSearch, type PaletteResult } from './use-palette-search';
import { useTopSearch } from './use-top-search';

export function useCommands(input: string): {
  groups: readonly { title: string; commands: readonly Command[] }[];
  isSearching: boolean;
  hasFailed: boolean;
} {
  const [, navigate] = useLocation();
  const { isDark } = useTheme();
  const { signOut } = useSignOut();
  const role = useRole();
  const { results, search, suggestion, ...progress } = usePaletteSearch(input, useIsInOffice());
  const topSearch = useTopSearch(input, role === 'workshop');
  const allowedPages = adminPages.filter((page) => mayOpen(role, page));

  // Pages that create something or need an id cannot be opened from here.
  const pages = allowedPages
    .filter(({ create, needsId }) => !create?.href && !needsId)
    .map<Command>(({ path, label, icon }) => ({
      id: `page${path}`,
      label,
      icon,
      run: () => navigate(linkTo(path)),
    }));
  const creations = allowedPages.flatMap<Command>(({ path, create }) =>
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
  const toCommands = (items: readonly PaletteResult[], icon: LucideIcon) =>
    items.map<Command>(({ href, state, ...item }) => ({
      ...item,
      icon,
      run: () => navigate(linkTo(href), { state }),
    }));
  /** The results, with a command that shows the whole list if there are more. */
  const toSearchCommands = (
    { results: items, total }: { results: readonly PaletteResult[]; total: string | null },
    icon: LucideIcon,
    path: string,
  ): Command[] => [
    ...toCommands(items, icon),
    ...(total === null
      ? []
      : [
          {
            id: `all${path}`,
            label: text.all(total),
            icon: Search,
            run: () => navigate(`${path}?${new URLSearchParams({ search }).toString()}`),
          },
        ]),
  ];
  const matching = (commands: readonly Command[]) =>
    commands.filter(({ label }) => matchesWords(label, input.trim()));
  const groups = [
    { title: text.pages, commands: matching(pages) },
    { title: text.create, commands: matching(creations) },
    { title: text.orders, commands: toSearchCommands(results.orders, Inbox, '/') },
    { title: text.tops, commands: toCommands(topSearch.tops, Package) },
    { title: text.people, commands: toSearchCommands(results.people, UserRound, '/people') },
    { title: text.inquiries, commands: toSearchCommands(results.inquiries, MessagesSquare, '/inquiries') },
    { title: text.items, commands: toCommands(results.catalogue.results, Package) },
    {
      title: text.didYouMean,
      commands: suggestion
        ? [
            {
              id: 'suggestion',
              label: suggestion,
              icon: Search,
              replacesInput: suggestion,
              run: () => undefined,
            },
          ]
        : [],
    },
    { title: text.other, commands: matching(others) },
  ].filter(({ commands }) => commands.length > 0);
  return {
    groups,
    isSearching: progress.isSearching || topSearch.isSearching,
    hasFailed: progress.hasFailed || topSearch.hasFailed,
  };
}

export interface Command {
  id: string;
  label: string;
  detail?: string;
  icon: LucideIcon;
  /** Replaces what was typed, without closing the palette. */
  replacesInput?: string;
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
