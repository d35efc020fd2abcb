import { runPart } from './run-part';

runPart(3);
