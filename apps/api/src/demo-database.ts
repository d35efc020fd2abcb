// Both commands in one process, as loading their libraries takes longer than their work.
await import('./migrate');
await import('./seed');

export {};
