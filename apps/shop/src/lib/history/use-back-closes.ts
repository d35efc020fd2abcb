import { useRef } from 'react';
import { useStepHistory } from './use-step-history';

/** Reports the layer that Back should close, and how; null: none. */
export type LayerListener = (close: (() => void) | null) => void;

/**
 * While a layer is open, Back closes it instead of leaving the page.
 * @returns for a view of its own within, which Back closes first
 */
export function useBackCloses(isOpen: boolean, close: () => void): LayerListener {
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
