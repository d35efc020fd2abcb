import { runUntilInterrupted } from '../run-until-interrupted.ts';

// What `npm start` does once everything is built, on the data folder given.
await runUntilInterrupted({ dataDir: process.argv[2] });
