import type { Color } from '@app/contracts';
import { whenIdle } from '@app/ui';
import { useEffect, useMemo } from 'react';
import { LazyGallery, preloadGallery } from '../../gallery/lazy-gallery';
import { text } from '../text';

interface ImageViewerProps {
  /** null: closed. */
  color: Color | null;
  onClose: () => void;
}

export function ImageViewer({ color, onClose }: ImageViewerProps) {
  useEffect(() => whenIdle(preloadGallery), []);
  const gallery = useMemo(
    () =>
      color && {
        title: color.name,
        images: color.images.map((image, index) => ({
          ...image,
          placeholder: color.hexCode,
          caption: index === 1 ? text.exampleRoom : undefined,
        })),
      },
    [color],
  );
  return <LazyGallery gallery={gallery} onClose={onClose} counter={text.imageCounter} />;
}
