const graceMs = 7 * 24 * 3_600_000;

export interface SecondFactorState {
  isAdmin: boolean;
  hasSecondFactor: boolean;
  secondFactorAskedAt: Date;
}

/** By when an admin must have a second factor; undefined if the admin has one, and in demos. */
export function secondFactorDeadline(
  { isAdmin, hasSecondFactor, secondFactorAskedAt }: SecondFactorState,
  isDemo: boolean,
): Date | undefined {
  return isAdmin && !hasSecondFactor && !isDemo
    ? new Date(secondFactorAskedAt.getTime() + graceMs)
    : undefined;
}
