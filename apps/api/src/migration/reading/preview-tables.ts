/** The tables of a catalogue, in the order in which they are read. */
export const previewTableNames = ['material', 'color', 'sink_type', 'thickness', 'cutout'] as const;
export type PreviewTableName = (typeof previewTableNames)[number];

/** Rows as they come from outside, by the names of their columns; nothing about them is known yet. */
export type PreviewTables = Record<PreviewTableName, readonly unknown[]>;
