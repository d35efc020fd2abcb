/** The five materials as the home page presents them: `name` is the catalogue's, `stone` the sample shown. */
export const materials = [
  {
    name: 'Quartz',
    phrase: 'Engineered, even and easy to keep. No sealing.',
    stone: { slug: 'terrazzo-bianco', name: 'Terrazzo Bianco' },
  },
  {
    name: 'Granite',
    phrase: 'The hardest natural stone. Shrugs off heat and hair dye.',
    stone: { slug: 'blue-pearl', name: 'Blue Pearl' },
  },
  {
    name: 'Marble',
    phrase: 'No two slabs alike. Veins that run through the edge.',
    stone: { slug: 'calacatta-gold', name: 'Calacatta Gold' },
  },
  {
    name: 'Solid Surface',
    phrase: 'Seamless and warm to the touch. Repairable.',
    stone: { slug: 'dove-grey', name: 'Dove Grey' },
  },
  {
    name: 'Porcelain',
    phrase: 'Thin, light and stain-proof, in stone or metal tones.',
    stone: { slug: 'iron-oxide', name: 'Iron Oxide' },
  },
] as const;
