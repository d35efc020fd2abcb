import { useEffect, useRef } from 'react';

function isIgnored({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.closest(
      'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
    ) !== null
  );
}

/** Single-key shortcut, such as `/`; ignored while typing or in a dialog. */
export function useShortcut(key: string, act: (() => void) | undefined): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const isInUse = act !== undefined;
  useEffect(() => {
    if (!isInUse) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isIgnored(event)) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key, isInUse]);
}
