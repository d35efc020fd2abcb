import { useLayoutEffect, useState } from 'react';
import { itemParam } from '../url/use-url-state';

type Navigate = (to: string, options?: object) => void;

/**
 * Knows whether somebody has typed something that is not saved, and stands in the way of whatever would lose
 * it. One for the whole app: one form at a time is open, and everybody has to ask the same guard.
 */
class LeaveGuard {
  private readonly unsaved = new Set<symbol>();
  private waiting: (() => void) | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  /** What waits for an answer to 'Discard changes?'. */
  readonly pending = () => this.waiting;

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
    else this.wait(proceed);
  };

  /** For wouter's Router: a filter may change below an open form, its row or its page may not. */
  readonly aroundNav = (navigate: Navigate, to: string, options?: object): void => {
    if (keepsForm(to)) navigate(to, options);
    else this.leave(() => navigate(to, options));
  };

  readonly discard = (): void => {
    this.unsaved.clear();
    const proceed = this.waiting;
    this.wait(null);
    proceed?.();
  };
  readonly stay = (): void => this.wait(null);

  private wait(proceed: (() => void) | null): void {
    this.waiting = proceed;
    for (const listener of this.listeners) listener();
  }
}

function keepsForm(to: string): boolean {
  const here = new URL(window.location.href);
  const there = new URL(to, here);
  return here.pathname === there.pathname && itemOf(here) === itemOf(there);
}

const itemOf = ({ searchParams }: URL) => searchParams.get(itemParam);

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
