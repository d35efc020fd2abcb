import { createStore } from '@app/ui';
import { useLayoutEffect, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { itemParam, newQuotePath } from '../use-url-state';

/**
 * Knows whether there are unsaved changes, and asks before they are lost. One for the whole app, as only one form is
 * open at a time.
 */
class LeaveGuard {
  private readonly unsaved = new Set<symbol>();
  /** What to do once 'Discard changes?' is confirmed. */
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

  /** Runs it now, or after the user agrees to discard changes. */
  readonly leave = (proceed: () => void): void => {
    if (!this.hasUnsaved) proceed();
    else this.waiting.set(proceed);
  };

  /** Whether a changed address, such as by Back, would close a form with unsaved changes. */
  wouldLose(from: string, to: string): boolean {
    return this.hasUnsaved && formAt(from) !== formAt(to);
  }

  /** For wouter's Router. Replacing the address, such as after a first save, is never a loss. */
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

/** Identifies the form at an address: by its row, ignoring filters, or by what a new quote starts from. */
function formAt(address: string): string {
  const { pathname, search, searchParams } = new URL(address, window.location.href);
  if (pathname.endsWith(newQuotePath)) return pathname + search;
  // wouter adds a slash to the front page when there is a filter.
  return `${pathname.replace(/\/$/, '')} ${searchParams.get(itemParam) ?? ''}`;
}

export const leaveGuard = new LeaveGuard();

/**
 * While `isUnsaved`, closing the panel, another row or page, Back and leaving the site ask first. Call `release`
 * after saving, before navigating.
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
