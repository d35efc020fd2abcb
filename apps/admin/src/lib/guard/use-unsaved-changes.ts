import { useLayoutEffect, useState } from 'react';
import { leaveGuard } from './leave-guard';

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
