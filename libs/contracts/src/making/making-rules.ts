/** Kinds of stone; each has its own limits for cutting. */
export const stoneKinds = ['natural', 'quartz', 'porcelain', 'solid', 'other'] as const;
export type StoneKind = (typeof stoneKinds)[number];

const kindsByName: readonly [RegExp, StoneKind][] = [
  [/porcelain|ceramic|sintered|dekton|neolith/i, 'porcelain'],
  [/solid surface|corian/i, 'solid'],
  [/granite|marble|quartzite|slate|limestone|travertine|onyx/i, 'natural'],
  [/quartz|silestone|caesarstone/i, 'quartz'],
];

/** The kind of a material, by words in its name, because staff name materials freely. */
export const stoneKindOf = (materialName: string): StoneKind =>
  kindsByName.find(([pattern]) => pattern.test(materialName))?.[1] ?? 'other';

/** Limits for one kind of stone, in whole millimetres. */
export interface StoneNumbers {
  /** Thinnest top. */
  thinnestMm: number;
  /** Thinnest top below which an undermount basin can be fixed. */
  undermountMm: number;
  /** Stone from a basin or opening to each end. */
  endsMm: number;
  /** Stone from a basin or opening to the front edge. */
  frontMm: number;
  /** Stone from a basin or opening to the wall. */
  wallMm: number;
  /** Stone from a drilled hole to each edge. */
  holeToEdgeMm: number;
  /** Stone between any two openings. */
  betweenMm: number;
  /** More stone on every side of an opening in a top thinner than 20 mm. */
  thinExtraMm: number;
  /** Smallest inner corner of an opening. */
  cornerRadiusMm: number;
  /** How far an end may reach beyond the cabinet without support: below 30 mm of thickness, and from there on. */
  overhangMm: number;
  thickOverhangMm: number;
}

/** Limits for every stone. */
export interface GeneralNumbers {
  /** From the middle of a tap to the edge of the bowl. */
  tapReachMm: number;
  /** Weight that one person can carry. */
  kgPerPerson: number;
  /** Number of people who come with a delivery. */
  carriers: number;
  /** Longest piece that can be carried round a usual staircase. */
  stairsMm: number;
  /** From a bowl to the sides and rails of the cabinet. */
  bowlClearanceMm: number;
  /** A room counts as square up to this difference. */
  squareMm: number;
  /** Widest gap that an upstand covers. */
  upstandMm: number;
  /** Sizes taken on site keep the price up to this difference from the quoted ones. */
  sizeToleranceMm: number;
}

/** The owner's numbers under Settings → Making: one group for each kind of stone, and one for all. */
export type MakingRules = Record<StoneKind, StoneNumbers> & { general: GeneralNumbers };

/** The numbers for one material. */
export type MakingNumbers = StoneNumbers & GeneralNumbers;

const usualStone: StoneNumbers = {
  thinnestMm: 12,
  undermountMm: 12,
  endsMm: 50,
  frontMm: 20,
  wallMm: 20,
  holeToEdgeMm: 15,
  betweenMm: 12,
  thinExtraMm: 10,
  cornerRadiusMm: 5,
  overhangMm: 150,
  thickOverhangMm: 250,
};

const usualGeneral: GeneralNumbers = {
  tapReachMm: 80,
  kgPerPerson: 25,
  carriers: 2,
  stairsMm: 2_400,
  bowlClearanceMm: 5,
  squareMm: 3,
  upstandMm: 12,
  sizeToleranceMm: 10,
};

/** While the material is not known. */
export const usualMakingNumbers: MakingNumbers = { ...usualStone, thinnestMm: 3, ...usualGeneral };

/** Used until the owner sets other limits. Sources: docs/making-rules.md. */
export const defaultMakingRules: MakingRules = {
  natural: usualStone,
  quartz: usualStone,
  porcelain: { ...usualStone, thinnestMm: 3 },
  solid: { ...usualStone, thinnestMm: 6, thinExtraMm: 0 },
  other: { ...usualStone, thinnestMm: 3 },
  general: usualGeneral,
};

export const makingNumbersOf = (rules: MakingRules, materialName: string): MakingNumbers => ({
  ...rules[stoneKindOf(materialName)],
  ...rules.general,
});

const millimetres = { min: 0, max: 300 };
const stoneLimits: Record<keyof StoneNumbers, { min: number; max: number }> = {
  thinnestMm: { min: 1, max: 60 },
  undermountMm: { min: 1, max: 60 },
  endsMm: millimetres,
  frontMm: millimetres,
  wallMm: millimetres,
  holeToEdgeMm: millimetres,
  betweenMm: millimetres,
  thinExtraMm: { min: 0, max: 100 },
  cornerRadiusMm: { min: 0, max: 50 },
  overhangMm: { min: 0, max: 600 },
  thickOverhangMm: { min: 0, max: 600 },
};

/** The range of each number. Its keys are all the numbers there are. */
export const makingLimits: Record<keyof MakingRules, Record<string, { min: number; max: number }>> = {
  natural: stoneLimits,
  quartz: stoneLimits,
  porcelain: stoneLimits,
  solid: stoneLimits,
  other: stoneLimits,
  general: {
    // The usual place of taps is 60 mm from the bowl.
    tapReachMm: { min: 60, max: 400 },
    kgPerPerson: { min: 5, max: 60 },
    carriers: { min: 1, max: 12 },
    stairsMm: { min: 500, max: 6_000 },
    bowlClearanceMm: { min: 0, max: 100 },
    squareMm: { min: 0, max: 50 },
    upstandMm: { min: 0, max: 50 },
    sizeToleranceMm: { min: 0, max: 100 },
  } satisfies Record<keyof GeneralNumbers, { min: number; max: number }>,
};

/** Each number by group and name: 'natural.endsMm'. */
export const flatMakingRules = (rules: MakingRules): Record<string, number> =>
  Object.fromEntries(
    Object.entries(makingLimits).flatMap(([group, numbers]) =>
      Object.keys(numbers).map((name) => [
        `${group}.${name}`,
        (rules[group as keyof MakingRules] as unknown as Record<string, number>)[name] ?? 0,
      ]),
    ),
  );

/** `GET` and `PUT /api/admin/making`, and `POST /api/admin/making/undo` */
export interface MakingSettings {
  rules: MakingRules;
  /** 0: never saved. */
  version: number;
  /** What the last save changed, as in `flatMakingRules`; null: it was an undo, or nothing was ever saved. */
  lastChange: { at: string; by: string; fields: readonly string[] } | null;
}

/** With the version that was read: a newer one is a 409. */
export interface SaveMakingRequest {
  rules: MakingRules;
  version: number;
}

export interface UndoMakingRequest {
  version: number;
}
