import type { AroundNavHandler } from 'wouter';
import { leaveEntries } from './step-history';

/** For wouter's Router: a link in something that lies over the page follows the page's own entry, not that thing's. */
export const aroundNav: AroundNavHandler = (navigate, to, options) =>
  void leaveEntries().then(() => navigate(to, options));
