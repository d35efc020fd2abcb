import { showToast, type Gallery } from '@app/ui';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { GalleryViewerProps } from './gallery-viewer';
import { text } from './text';

const fetchViewer = () =>
  import(/* webpackChunkName: "gallery" */ './gallery-viewer').then((module) => module.GalleryViewer);

export interface GalleryControls {
  open: (gallery: Gallery) => void;
  /** Somebody is about to open it: the pointer or the focus is there. */
  prepare: () => void;
}

/** Pictures to open on a page. The viewer arrives when somebody seems to want it, not with the page. */
export function useGallery(): GalleryControls & { viewer: ReactNode } {
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  const [gallery, setGallery] = useState<Gallery | null>(null);
  const arrive = async () => {
    const Arrived = await fetchViewer();
    setViewer(() => Arrived);
  };
  return {
    prepare: () => void arrive().catch(() => undefined),
    open: (wanted) => {
      setGallery(wanted);
      arrive().catch(() => {
        setGallery(null);
        showToast(text.didNotOpen);
      });
    },
    viewer: Viewer && <Viewer gallery={gallery} onClose={() => setGallery(null)} />,
  };
}
