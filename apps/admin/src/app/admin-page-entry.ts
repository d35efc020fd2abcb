import type { AdminCountsResponse } from '@app/contracts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LazyPart } from '../lib/parts/lazy-part';

/** A page of the admin, as the frame knows it. */
export interface AdminPageEntry {
  /** Below the admin's own address; `/` is Orders & Deposits. What follows it is the page's own. */
  path: string;
  label: string;
  icon: LucideIcon;
  page: LazyPart<ComponentType>;
  /** 'tab': one of the eight (D28). 'further': below them. 'hidden': reached from elsewhere. */
  place: 'tab' | 'further' | 'hidden';
  /** On a phone before the tabs, as nobody looks for their day's work behind eight others. */
  isFirstInRow?: boolean;
  /** The tab that a hidden page belongs to, by its path; the sidebar marks it. */
  within?: string;
  /** Words above it in the sidebar. */
  group?: string;
  count?: keyof AdminCountsResponse;
  /** Of these, how many cannot wait; they stand out. */
  alarm?: keyof AdminCountsResponse;
  /** For the command palette: 'Add material', at `{path}?item=new` unless said otherwise. */
  create?: { label: string; href?: string };
}
