/** An admin has so long to set one up, once there could be one. */
const graceMs = 7 * 24 * 3_600_000;

/** An account as far as it matters whether it needs a second factor. */
export interface FactorFacts {
  isAdmin: boolean;
  hasSecondFactor: boolean;
  secondFactorAskedAt: Date;
}

/** By when an admin has to have a second factor; undefined: they have one, or it is a demo, where they need none. */
export function secondFactorDue(
  { isAdmin, hasSecondFactor, secondFactorAskedAt }: FactorFacts,
  isDemo: boolean,
): Date | undefined {
  return isAdmin && !hasSecondFactor && !isDemo
    ? new Date(secondFactorAskedAt.getTime() + graceMs)
    : undefined;
}
