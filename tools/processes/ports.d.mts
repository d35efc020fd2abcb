/** Whether this machine would let us listen there. */
export function isPortFree(port: number, host?: string): Promise<boolean>;

/** Ports nobody listens on just now, all different; no other process of ours is given them soon. */
export function freePorts(howMany: number): Promise<number[]>;
