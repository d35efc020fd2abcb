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
  readonly pendingNavigation = createStore<(() => void) | null>(null);

  get hasUnsaved(): boolean {
    return this.unsaved.size > 0;
  }

  markUnsaved(form: symbol): void {
    this.unsaved.add(form);
  }
  markSaved(form: symbol): void {
    this.unsaved.delete(form);
  }

  /** Runs it now, or after the user agrees to discard changes. */
  readonly confirmThen = (proceed: () => void): void => {
    if (!this.hasUnsaved) proceed();
    else this.pendingNavigation.set(proceed);
  };

  /** Whether a changed address, such as by Back, would close a form with unsaved changes. */
  wouldLoseChanges(from: string, to: string): boolean {
    return this.hasUnsaved && formKeyOf(from) !== formKeyOf(to);
  }

  /** For wouter's Router. Replacing the address, such as after a first save, is never a loss. */
  readonly aroundNav: AroundNavHandler = (navigate, to, options) => {
    const leave = () => {
      const { pathname } = window.location;
      navigate(to, options);
      // Another page starts at its top; Back returns to where one was.
      if (!options?.replace && window.location.pathname !== pathname) document.documentElement.scrollTop = 0;
    };
    if (options?.replace || !this.wouldLoseChanges(window.location.href, to)) leave();
    else this.confirmThen(leave);
  };

  readonly discard = (): void => {
    this.unsaved.clear();
    const proceed = this.pendingNavigation.current();
    this.keepEditing();
    proceed?.();
  };
  readonly keepEditing = (): void => this.pendingNavigation.set(null);
}

/** Identifies the form at an address: by its row, ignoring filters, or by what a new quote starts from. */
function formKeyOf(address: string): string {
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
    leaveGuard.markUnsaved(form);
    return () => leaveGuard.markSaved(form);
  }, [form, isUnsaved]);
  return { release: () => leaveGuard.markSaved(form) };
}
