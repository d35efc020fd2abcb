export interface Actor {
  /** Id in `staff_user`; null: a command, or the shop itself. */
  userId: number | null;
  requestId: string | null;
}
