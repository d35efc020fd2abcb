import { overlays } from '@app/ui';
import { useEffect, useEffectEvent } from 'react';

const isInInput = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null;

/** Single-key shortcut, such as `/`; ignored while typing or in a dialog. */
export function useShortcut(key: string, onShortcut: (() => void) | undefined): void {
  const isEnabled = onShortcut !== undefined;
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || isInInput(event) || overlays.current().length > 0) return;
    event.preventDefault();
    onShortcut?.();
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: KeyboardEvent) => onPress(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled]);
}
