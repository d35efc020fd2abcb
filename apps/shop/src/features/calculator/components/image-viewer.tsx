import type { Color } from '@app/contracts';
import { GalleryDialog } from '@app/ui';
import { useMemo } from 'react';
import { text } from '../text';

interface ImageViewerProps {
  /** null: closed. */
  color: Color | null;
  onClose: () => void;
}

/** The pictures of one colour, large. Its counter is worded apart from other galleries' (specification §2). */
export function ImageViewer({ color, onClose }: ImageViewerProps) {
  const gallery = useMemo(
    () =>
      color && {
        title: color.name,
        images: color.images.map((image) => ({ ...image, placeholder: color.hexCode })),
      },
    [color],
  );
  return (
    <GalleryDialog gallery={gallery} onClose={onClose} counter={text.imageCounter} note={text.illustration} />
  );
}
