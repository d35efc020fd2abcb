import { LazyChunk, useLazyView, type Gallery } from '@app/ui';
import { useEffect, useEffectEvent } from 'react';

/** Texts around the galleries; the viewer's own come from the specification. */
export const galleryText = {
  illustration: 'Illustration of the stone. Natural stone varies; see a sample in the showroom.',
  didNotOpen: { title: 'The pictures did not open', description: 'Please try again in a moment.' },
} as const;

interface LazyGalleryProps {
  /** null: closed. */
  gallery: Gallery | null;
  onClose: () => void;
  /** The counter's text; default '2 of 3'. */
  counter?: (at: number, of: number) => string;
}

const viewer = new LazyChunk(() =>
  import(/* webpackChunkName: "gallery" */ './gallery-dialog').then((module) => module.GalleryDialog),
);

/** Call when pictures are about to be opened. */
export const preloadGallery = viewer.preload;

export function LazyGallery(props: LazyGalleryProps) {
  const { View: Viewer, open } = useLazyView(viewer, galleryText.didNotOpen, props.onClose);
  const isWanted = props.gallery !== null;
  const load = useEffectEvent(open);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return Viewer && <Viewer {...props} note={galleryText.illustration} />;
}
