import { LazyPart, useLazyView, type Gallery } from '@app/ui';
import { useEffect, useEffectEvent } from 'react';

/** Wording around the galleries; that of the viewer itself comes with it, from the specification. */
export const galleryText = {
  illustration: 'Illustration of the stone. Natural stone varies; see a sample in the showroom.',
  didNotOpen: { title: 'The pictures did not open', description: 'Please try again in a moment.' },
} as const;

interface LazyGalleryProps {
  /** null: closed. */
  gallery: Gallery | null;
  onClose: () => void;
  /** What the counter says; as a rule '2 of 3'. */
  counter?: (at: number, of: number) => string;
}

const viewer = new LazyPart(() =>
  import(/* webpackChunkName: "gallery" */ './gallery-part').then((part) => part.GalleryDialog),
);

/** Somebody is about to open pictures. */
export const prepareGallery = viewer.prepare;

/** The viewer of pictures, loaded when it is wanted; where it cannot be, a toast says so. */
export function LazyGallery(props: LazyGalleryProps) {
  const { View: Viewer, open } = useLazyView(viewer, galleryText.didNotOpen, { onFailed: props.onClose });
  const isWanted = props.gallery !== null;
  const load = useEffectEvent(open);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return Viewer && <Viewer {...props} note={galleryText.illustration} />;
}
