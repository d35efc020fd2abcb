import { createStore } from '@app/ui';
import { useLayoutEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { itemParam, newQuotePath } from '../url/use-url-state';

/**
 * Knows whether somebody has typed something that is not saved, and stands in the way of whatever would lose
 * it. One for the whole app: one form at a time is open, and everybody has to ask the same guard.
 */
class LeaveGuard {
  private readonly unsaved = new Set<symbol>();
  /** What waits for an answer to 'Discard changes?'. */
  readonly waiting = createStore<(() => void) | null>(null);

  get hasUnsaved(): boolean {
    return this.unsaved.size > 0;
  }

  mark(form: symbol): void {
    this.unsaved.add(form);
  }
  clear(form: symbol): void {
    this.unsaved.delete(form);
  }

  /** Does it now, or after somebody has agreed to lose what was typed. */
  readonly leave = (proceed: () => void): void => {
    if (!this.hasUnsaved) proceed();
    else this.waiting.set(proceed);
  };

  /** Whether Back, or whatever else has changed the address, would take the form away that somebody types in. */
  wouldLose(from: string, to: string): boolean {
    return this.hasUnsaved && formAt(from) !== formAt(to);
  }

  /** For wouter's Router. What only replaces the address, such as after a first save, is the page's own doing. */
  readonly aroundNav: AroundNavHandler = (navigate, to, options) => {
    if (options?.replace || !this.wouldLose(window.location.href, to)) navigate(to, options);
    else this.leave(() => navigate(to, options));
  };

  readonly discard = (): void => {
    this.unsaved.clear();
    const proceed = this.waiting.current();
    this.stay();
    proceed?.();
  };
  readonly stay = (): void => this.waiting.set(null);
}

/** Which form is open at an address: that of its row, below which filters may change; or of what a new quote begins with. */
function formAt(address: string): string {
  const { pathname, search, searchParams } = new URL(address, window.location.href);
  if (pathname.endsWith(newQuotePath)) return pathname + search;
  // With a filter wouter puts a slash behind the front page.
  return `${pathname.replace(/\/$/, '')} ${searchParams.get(itemParam) ?? ''}`;
}

export const leaveGuard = new LeaveGuard();

/**
 * Guards what was typed while `isUnsaved`: closing the panel, another row, another page, Back and leaving the
 * site ask first. Call `release` on saving, before anything is navigated.
 */
export function useUnsavedChanges(isUnsaved: boolean): { release: () => void } {
  const [form] = useState(() => Symbol('form'));
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    leaveGuard.mark(form);
    return () => leaveGuard.clear(form);
  }, [form, isUnsaved]);
  return { release: () => leaveGuard.clear(form) };
}
