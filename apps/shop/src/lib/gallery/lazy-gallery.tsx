import { showToast, type Gallery } from '@app/ui';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

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

type Viewer = ComponentType<LazyGalleryProps & { note: string }>;

const fetchViewer = (): Promise<Viewer> =>
  import(/* webpackChunkName: "gallery" */ './gallery-part').then((part) => part.GalleryDialog);

/** Somebody is about to open pictures. Safe to call on every twitch of the pointer. */
export const prepareGallery = () => void fetchViewer().catch(() => undefined);

/** The image gallery viewer. It arrives when it is wanted, and says so where it does not. */
export function LazyGallery(props: LazyGalleryProps) {
  const [Viewer, setViewer] = useState<Viewer>();
  const isWanted = props.gallery !== null;
  const giveUp = useEffectEvent(() => {
    props.onClose();
    showToast(galleryText.didNotOpen);
  });
  useEffect(() => {
    if (isWanted) fetchViewer().then((viewer) => setViewer(() => viewer), giveUp);
  }, [isWanted]);
  return Viewer && <Viewer {...props} note={galleryText.illustration} />;
}
