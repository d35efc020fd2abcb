interface MaterialText {
  name: string;
  description: string;
  /** The first three are shown beside the picture, all in the details. */
  features: string[];
  applications: string[];
  maintenance: string;
  warranty: string;
}

/** A material's anchor on its page and in addresses: 'solid-surface'. */
export const materialAnchor = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * The five materials in display order. A new catalogue starts with these texts, and the materials page is prerendered
 * with them; later staff edit the catalogue.
 */
export const materialTexts: readonly MaterialText[] = [
  {
    name: 'Quartz',
    description:
      'About nine parts ground quartz to one part resin, pressed into slabs. It is dense and consistent, so the top you receive matches the sample you held, and day to day it needs nothing more than a cloth.',
    features: [
      'Never needs sealing',
      'Does not soak up make-up, toothpaste or hair dye',
      'Colour and pattern repeat from slab to slab',
      'Resists chips at basin and tap openings',
      'Plain, sparkle, veined and terrazzo patterns',
    ],
    applications: ['Family bathrooms', 'Rental and hotel bathrooms', 'Cloakroom vanities', 'Window sills'],
    maintenance:
      'Wipe with warm water and a little washing-up liquid. Lift limescale with a mild bathroom cleaner and rinse it off. Keep bleach, paint stripper and hot styling tools off the surface.',
    warranty:
      'The slab carries its maker’s warranty against manufacturing faults, and we cover our cutting, edging and polishing for two years. Damage by heat or strong solvents is not included.',
  },
  {
    name: 'Granite',
    description:
      'An igneous rock with visible crystals, quarried in blocks and sawn into slabs. It shrugs off heat and scratches, and since it was not made to a recipe, your piece will be the only one of its kind.',
    features: [
      'Heat resistant up to 250°C',
      'Hard enough to ignore razors, tweezers and jewellery',
      'A natural pattern that no other top repeats',
      'Keeps its colour in full sun',
      'Polished edges that stay crisp',
    ],
    applications: [
      'Busy family bathrooms',
      'Utility rooms',
      'Sunny window sills',
      'Cloakrooms with a statement top',
    ],
    maintenance:
      'Wash with warm soapy water and dry with a soft cloth. We seal it before it leaves the workshop; renew the sealer about once a year, which takes ten minutes. If water no longer beads, it is time.',
    warranty:
      'Our workmanship is covered for two years. Variation in crystal, vein and tone is what natural stone is, and is not treated as a fault; we are glad to show you the slab before we cut it.',
  },
  {
    name: 'Marble',
    description:
      'Limestone remade by heat and pressure, with veins left by other minerals. It has a depth that prints and composites imitate. It is also softer than granite and marks with acids, so it suits people who like a surface to age.',
    features: [
      'Real veining that carries through to the edge',
      'A soft sheen that lifts a dark room',
      'Cool and smooth to the touch',
      'Can be re-polished by a mason after years of use',
    ],
    applications: [
      'En-suite bathrooms',
      'Powder rooms',
      'Dressing tables',
      'Fire surrounds and mirror shelves',
    ],
    maintenance:
      'Clean with water and a pH-neutral stone soap only. Blot perfume, citrus and cosmetics straight away, as acids dull the polish. Seal every six months; a tray under bottles saves most marks.',
    warranty:
      'Our workmanship is covered for two years. Etching and stains come with the nature of marble and cannot be covered, which is why we send care notes and a first bottle of sealer with each top.',
  },
  {
    name: 'Solid Surface',
    description:
      'Acrylic resin filled with a natural mineral, the same colour right through. Joints are bonded and sanded until they vanish, it feels warm under the hand, and a scratch can be rubbed out where it lies.',
    features: [
      'Joints that cannot be seen or felt',
      'Scratches sand out on the spot',
      'Warm to the touch on a winter morning',
      'No pores, so mould finds no hold',
      'Basins can be bonded in without a rim',
    ],
    applications: ['Children’s bathrooms', 'Wet rooms', 'Care homes and clinics', 'Long double vanities'],
    maintenance:
      'Use any cream cleaner with a damp cloth, in small circles. Rub light scratches with a fine abrasive pad, then wipe over the whole top to even the sheen. Stand heated tongs on a mat.',
    warranty:
      'Sheets carry their maker’s warranty against manufacturing faults, and our joints and edges are covered for two years. Burns and cuts are not included, but can usually be repaired at home.',
  },
  {
    name: 'Porcelain',
    description:
      'Clay and minerals fired into a slab that is thin, light and hard as glass. The face can look like poured concrete, travertine or steel, and neither sun, stain nor heat changes it.',
    features: [
      'Ultra-thin 3mm option',
      'Does not stain, fade or need sealing',
      'Light enough for wall-hung units',
      'Unaffected by heat and household chemicals',
      'Matt textures that hide water marks',
    ],
    applications: [
      'Wall-hung vanities',
      'Small cloakrooms',
      'Splashbacks and shower shelves',
      'Minimal, thin-edged tops',
    ],
    maintenance:
      'A damp microfibre cloth does for most days. Any household cleaner is safe, bleach included; rinse afterwards so that no film is left. Take care not to knock the edge with something heavy.',
    warranty:
      'Slabs carry their maker’s warranty against fading and manufacturing faults, and our cutting and edging is covered for two years. Edge chips from a blow are not included.',
  },
];
