import { useRef } from 'react';
import type { TellLayer } from '../layer';
import { useStepHistory } from './use-step-history';

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
