import { GalleryDialog, type Gallery } from '@app/ui';
import { text } from './text';

export interface GalleryViewerProps {
  gallery: Gallery | null;
  onClose: () => void;
}

export const GalleryViewer = (props: GalleryViewerProps) => (
  <GalleryDialog {...props} note={text.illustration} />
);
