// Tells its parent as many free ports as it is asked for.
import { freePorts } from '../ports.ts';

process.send?.(await freePorts(Number(process.argv[2])));
