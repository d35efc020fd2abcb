import type { Gallery } from '@app/ui';
import { useState, type ReactNode } from 'react';
import { LazyGallery, preloadGallery } from '../../features/gallery/lazy-gallery';

export interface GalleryControls {
  open: (gallery: Gallery) => void;
  preload: () => void;
}

export function useGallery(): GalleryControls & { viewer: ReactNode } {
  const [gallery, setGallery] = useState<Gallery | null>(null);
  return {
    preload: preloadGallery,
    open: setGallery,
    viewer: <LazyGallery gallery={gallery} onClose={() => setGallery(null)} />,
  };
}
