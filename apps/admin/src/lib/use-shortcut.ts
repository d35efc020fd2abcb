import { overlays } from '@app/ui';
import { useEffect, useEffectEvent } from 'react';

const isTyped = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null;

/** Single-key shortcut, such as `/`; ignored while typing or in a dialog. */
export function useShortcut(key: string, act: (() => void) | undefined): void {
  const isInUse = act !== undefined;
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || isTyped(event) || overlays.current().length > 0) return;
    event.preventDefault();
    act?.();
  });
  useEffect(() => {
    if (!isInUse) return undefined;
    const listen = (event: KeyboardEvent) => onPress(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isInUse]);
}
