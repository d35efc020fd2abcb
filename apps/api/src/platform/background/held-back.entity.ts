import { Check, Entity, PrimaryColumn } from 'typeorm';
import { heldKinds, type HeldKind } from './not-held';

/** Something that a restore brought back in the middle of its way: it goes on when staff allow it. */
@Entity('held_back')
@Check('ck_held_back_kind', `kind IN (${heldKinds.map((kind) => `'${kind}'`).join(', ')})`)
export class HeldBack {
  @PrimaryColumn('text')
  kind: HeldKind;

  /** Of the attempt, the refund or the mail. */
  @PrimaryColumn('text')
  id: string;
}
