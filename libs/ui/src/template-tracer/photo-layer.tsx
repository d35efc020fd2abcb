import type { Homography } from '@app/drawing';
import { useCallback } from 'react';

interface PhotoLayerProps {
  photo: HTMLCanvasElement;
  /** From the photo's pixels to pixels on the screen. */
  matrix: Homography;
}

/** The photo, straightened by a CSS transform. */
export function PhotoLayer({ photo, matrix }: PhotoLayerProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(photo, 0, 0),
    [photo],
  );
  return (
    <canvas
      ref={draw}
      aria-hidden
      width={photo.width}
      height={photo.height}
      className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left"
      style={{ transform: toMatrix3d(matrix) }}
    />
  );
}

const toMatrix3d = ([a, b, c, d, e, f, g, h, i]: Homography): string =>
  `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].map((value) => value / i).join(',')})`;
