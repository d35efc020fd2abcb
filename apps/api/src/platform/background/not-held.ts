export const heldKinds = ['payment', 'refund', 'mail'] as const;
export type HeldKind = (typeof heldKinds)[number];

/**
 * For statements that begin work: the row of this id is not held back since a restore. The table is nearly always empty.
 */
export const notHeld = (kind: HeldKind, id: string): string =>
  `NOT EXISTS (SELECT FROM held_back WHERE held_back.kind = '${kind}' AND held_back.id = ${id})`;

/** The same for what is begun for rows that a restore brought back: those that are older than one that still holds. */
export const notSinceRestore = (createdAt: string): string =>
  `NOT EXISTS (SELECT FROM data_restore WHERE released_at IS NULL AND restored_at >= ${createdAt})`;
