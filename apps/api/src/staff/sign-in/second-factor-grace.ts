const graceMs = 7 * 24 * 3_600_000;

/** The fields that decide whether an account needs a second factor. */
export interface FactorFacts {
  isAdmin: boolean;
  hasSecondFactor: boolean;
  secondFactorAskedAt: Date;
}

/** By when an admin must have a second factor; undefined: has one, or the shop is a demo. */
export function secondFactorDue(
  { isAdmin, hasSecondFactor, secondFactorAskedAt }: FactorFacts,
  isDemo: boolean,
): Date | undefined {
  return isAdmin && !hasSecondFactor && !isDemo
    ? new Date(secondFactorAskedAt.getTime() + graceMs)
    : undefined;
}
