interface FeaturedColors {
  /** The close-up of the material. */
  sample: string;
  /** Shown as a top; a different colour, so that a page does not show the same stone twice. */
  scene: string;
}

/** The colours that represent each material, by catalogue name. */
const featuredColors: Readonly<Record<string, FeaturedColors>> = {
  Quartz: { sample: 'Terrazzo Bianco', scene: 'Calacatta Luce' },
  Granite: { sample: 'Blue Pearl', scene: 'Absolute Black' },
  Marble: { sample: 'Calacatta Gold', scene: 'Statuario Venato' },
  'Solid Surface': { sample: 'Dove Grey', scene: 'Glacier White' },
  Porcelain: { sample: 'Iron Oxide', scene: 'Travertino Navona' },
};

/** The colour for that role, or the first with a picture: staff may have renamed or removed it. */
export function featuredColor<T extends { name: string; images: readonly unknown[] }>(
  material: string,
  role: keyof FeaturedColors,
  colors: readonly T[],
): T | undefined {
  const name = featuredColors[material]?.[role];
  const withPictures = colors.filter(({ images }) => images.length > 0);
  return withPictures.find((color) => color.name === name) ?? withPictures[0];
}
