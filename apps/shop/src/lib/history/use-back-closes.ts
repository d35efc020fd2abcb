import { useRef } from 'react';
import { useStepHistory } from './use-step-history';

/** Tells whoever walks the browser's history what lies over it and how to close that; null: nothing does any more. */
export type TellLayer = (close: (() => void) | null) => void;

/**
 * While something lies over the page, Back closes it and leads nowhere.
 * @returns for a view of its own within, which Back closes first
 */
export function useBackCloses(isOpen: boolean, close: () => void): TellLayer {
  const layer = useRef<(() => void) | null>(null);
  const onBack = () => {
    const closeLayer = layer.current;
    closeLayer?.();
    return closeLayer !== null;
  };
  useStepHistory({ isOpen, first: 0, onLeave: close, onBack, isOver: true });
  return (closeLayer) => {
    layer.current = closeLayer;
  };
}
