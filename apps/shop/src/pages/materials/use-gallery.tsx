import type { Gallery } from '@app/ui';
import { useState, type ReactNode } from 'react';
import { LazyGallery, prepareGallery } from '../../features/gallery/lazy-gallery';

export interface GalleryControls {
  open: (gallery: Gallery) => void;
  prepare: () => void;
}

export function useGallery(): GalleryControls & { viewer: ReactNode } {
  const [gallery, setGallery] = useState<Gallery | null>(null);
  return {
    prepare: prepareGallery,
    open: setGallery,
    viewer: <LazyGallery gallery={gallery} onClose={() => setGallery(null)} />,
  };
}
