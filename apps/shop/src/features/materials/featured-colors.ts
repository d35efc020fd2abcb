interface FeaturedColors {
  /** Shown close up: the face of the material. */
  sample: string;
  /** Shown as a top. Another one, so that a page does not show the same stone twice. */
  scene: string;
}

/** Which colours present each material, by the catalogue's names. */
const featuredColors: Readonly<Record<string, FeaturedColors>> = {
  Quartz: { sample: 'Terrazzo Bianco', scene: 'Calacatta Luce' },
  Granite: { sample: 'Blue Pearl', scene: 'Absolute Black' },
  Marble: { sample: 'Calacatta Gold', scene: 'Statuario Venato' },
  'Solid Surface': { sample: 'Dove Grey', scene: 'Glacier White' },
  Porcelain: { sample: 'Iron Oxide', scene: 'Travertino Navona' },
};

/** The colour of that role, or the first that has a picture: staff may have renamed or removed it. */
export function featuredColor<T extends { name: string; images: readonly unknown[] }>(
  material: string,
  role: keyof FeaturedColors,
  colors: readonly T[],
): T | undefined {
  const name = featuredColors[material]?.[role];
  const withPictures = colors.filter(({ images }) => images.length > 0);
  return withPictures.find((color) => color.name === name) ?? withPictures[0];
}
