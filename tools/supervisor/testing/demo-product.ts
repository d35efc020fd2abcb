import { runUntilInterrupted } from '../run-until-interrupted.ts';

// What `npm start` does after building, on the given data folder.
await runUntilInterrupted({ dataDir: process.argv[2] });
