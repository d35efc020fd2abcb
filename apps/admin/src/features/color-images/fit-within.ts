interface Box {
  width: number;
  height: number;
}

/** The same shape in whole pixels with its longest side no longer than this; a small picture is not blown up. */
export function fitWithin({ width, height }: Box, longestSide: number): Box {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
